#!/usr/bin/env bash
# stage-fresh-debian.sh SUITE: a minimal Debian of its own, the committed checkout in it, and the README's two commands
# run in it word by word as root, where sudo does not exist; then once more as a user who has sudo.
set -euo pipefail
suite=$1
checkout=$(cd "$(dirname "$0")/.." && pwd)
root=$(mktemp -d)
chmod 755 "$root"

leave() {
  umount "$root/proc" 2>/dev/null || true
  # Never walk into a file system that is still mounted.
  mountpoint -q "$root/proc" || rm -rf --one-file-system "$root"
}
trap leave EXIT

debootstrap --variant=minbase "$suite" "$root"
mount -t proc proc "$root/proc"
[[ ! -e /etc/resolv.conf ]] || cp /etc/resolv.conf "$root/etc/resolv.conf"
[[ ! -e /etc/hosts ]] || cp /etc/hosts "$root/etc/hosts"
mkdir "$root/checkout"
git -C "$checkout" archive HEAD | tar -x -C "$root/checkout"

# Only what a fresh machine has in its environment, and the number of cores this stage may use.
inside() {
  chroot "$root" /usr/bin/env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
    DEBIAN_FRONTEND=noninteractive CMAKE_BUILD_PARALLEL_LEVEL="${CMAKE_BUILD_PARALLEL_LEVEL:-2}" "$@" </dev/null
}
run_command=$("$checkout/.ci/readme-command.sh" run)
test_command=$("$checkout/.ci/readme-command.sh" test)

if inside sh -c 'command -v sudo'; then echo "sudo is here; this machine is not fresh" >&2; exit 1; fi
inside bash -c "cd /checkout; $run_command" | tee "$root/run.log"
# 2, 100, 6: the one who starts gets 8, the other 100.
grep -qw 8 "$root/run.log" && grep -qw 100 "$root/run.log"

inside bash -c "cd /checkout; $test_command" 2>&1 | tee "$root/test.log"
passed=$(grep -E '^100% tests passed, 0 tests failed out of [1-9][0-9]*$' "$root/test.log" | tail -1)

inside apt-get install -y --no-install-recommends sudo
inside sh -c 'useradd --create-home newcomer && echo "newcomer ALL=(ALL) NOPASSWD: ALL" >/etc/sudoers.d/newcomer'
inside sh -c 'rm -rf /checkout/build && chown -R newcomer /checkout'
inside su newcomer -c "cd /checkout; $run_command"

compiler=$(inside g++ -dumpfullversion)
catch2=$(inside dpkg-query -W -f '${Version}' catch2)
echo "summary: both commands as root, one as a user with sudo; g++ $compiler, Catch2 ${catch2%%-*}; ${passed##* } tests"
