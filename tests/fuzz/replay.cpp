// Plays stored inputs without libFuzzer, for compilers that do not have it: `replay FILE...`.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int count, char** arguments) {
  for (int index = 1; index < count; ++index) {
    std::ifstream file(arguments[index], std::ios::binary);
    if (!file) {
      std::fprintf(stderr, "replay: cannot read %s\n", arguments[index]);
      return 2;
    }
    const std::vector<char> text{std::istreambuf_iterator<char>(file), {}};
    const std::vector<std::uint8_t> input(text.begin(), text.end());
    LLVMFuzzerTestOneInput(input.data(), input.size());
  }
  std::printf("replayed %d inputs, no law broken\n", count - 1);
}
