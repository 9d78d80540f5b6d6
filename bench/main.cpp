// The command line, and what the JSON says of the machine and the build.
#include "main.hpp"

#include <charconv>
#include <fstream>
#include <string>
#include <string_view>

namespace bench {
namespace {

bool any_wrong_answer = false;

std::string compiler() {
  const auto version = [](int major, int minor, int patch) {
    return std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(patch);
  };
#if defined(__clang__)
  return "clang " + version(__clang_major__, __clang_minor__, __clang_patchlevel__);
#elif defined(__GNUC__)
  return "g++ " + version(__GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#else
  return "another compiler";
#endif
}

std::string processor() {
  std::ifstream information("/proc/cpuinfo");
  for (std::string line; std::getline(information, line);)
    if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
  return "unknown processor";
}

/// Takes --longest=N out of the arguments.
std::int64_t longest_row(int& argc, char** argv) {
  constexpr std::string_view option = "--longest=";
  std::int64_t longest = 100'000'000;
  int kept = 1;
  for (int at = 1; at < argc; ++at) {
    const std::string_view argument = argv[at];
    if (argument.starts_with(option)) {
      std::from_chars(argument.data() + option.size(), argument.data() + argument.size(), longest);
    } else {
      argv[kept++] = argv[at];
    }
  }
  argc = kept;
  return longest;
}

}  // namespace

void report_wrong_answer(benchmark::State& state) {
  any_wrong_answer = true;
  state.SkipWithError("wrong answer");
}

int run_all(int argc, char** argv, void (*register_all)(std::int64_t longest), const char* flags) {
  register_all(longest_row(argc, argv));
  benchmark::AddCustomContext("processor", processor());
  benchmark::AddCustomContext("compiler", compiler());
  benchmark::AddCustomContext("flags", flags);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return any_wrong_answer ? 1 : 0;
}

}  // namespace bench
