// An array that grows at both ends and does not spend time on zeros.
//
//     |  room  |  values  |  room  |      begin_ and end_ walk apart; when one of them meets its wall, the values
//     0      begin_     end_   capacity_  move to the middle or, where more than half is used, to twice the memory
//
// Why not std::vector: it writes zeros into memory that is about to be written anyway (which costs more than the
// folding that follows), it grows at one end only, it allocates for the shortest row, and g++ 11 does not have it at
// compile time. The first `Inline` values live in the object itself.
#pragma once

#include <cstddef>
#include <span>
#include <type_traits>
#include <utility>

#include <card_game/side.hpp>

namespace card_game::detail {

template <class Value, std::size_t Inline>
struct inline_slots {
  constexpr Value* slots() { return values; }
  constexpr const Value* slots() const { return values; }
  Value values[Inline];
};
template <class Value>
struct inline_slots<Value, 0> {
  constexpr Value* slots() const { return nullptr; }
};

/// Only trivial values live in the object, so that moving it never throws.
template <class Value, std::size_t Wish>
inline constexpr std::size_t inline_capacity =
    std::is_trivially_default_constructible_v<Value>&& std::is_trivially_copyable_v<Value> ? Wish : 0;

template <class Value, std::size_t InlineWish = 0>
class storage {
  static constexpr std::size_t Inline = inline_capacity<Value, InlineWish>;

public:
  constexpr storage() = default;

  /// `size` values that nobody has written yet.
  constexpr explicit storage(std::size_t size) {
    if (size > Inline) {
      heap_ = new Value[size];
      capacity_ = size;
    }
    end_ = size;
  }

  constexpr storage(const storage& other) : storage(other.size()) {
    for (std::size_t index = 0; index < size(); ++index) (*this)[index] = other[index];
  }
  constexpr storage(storage&& other) noexcept { take(other); }
  constexpr storage& operator=(const storage& other) {
    if (this != &other) *this = storage(other);
    return *this;
  }
  constexpr storage& operator=(storage&& other) noexcept {
    if (this != &other) take(other);
    return *this;
  }
  constexpr ~storage() { delete[] heap_; }

  [[nodiscard]] constexpr std::size_t size() const { return end_ - begin_; }
  [[nodiscard]] constexpr Value* data() { return memory() + begin_; }
  [[nodiscard]] constexpr const Value* data() const { return memory() + begin_; }
  [[nodiscard]] constexpr Value& operator[](std::size_t index) { return data()[index]; }
  [[nodiscard]] constexpr const Value& operator[](std::size_t index) const { return data()[index]; }
  [[nodiscard]] constexpr std::span<const Value> values() const { return {data(), size()}; }

  /// Makes room for `count` more values at one end. A value is written there first, and then counted by `extend`.
  template <side End>
  constexpr void reserve(std::size_t count) {
    if constexpr (End == side::right) {
      if (capacity_ - end_ < count) make_room(0, count);
    } else {
      if (begin_ < count) make_room(count, 0);
    }
  }
  template <side End>
  constexpr void write(Value value) {
    memory()[End == side::right ? end_ : begin_ - 1] = std::move(value);
  }
  template <side End>
  constexpr void extend() noexcept {
    End == side::right ? ++end_ : --begin_;
  }
  template <side End>
  constexpr void drop(std::size_t count) {
    End == side::right ? end_ -= count : begin_ += count;
  }
  /// The end of the room at the right.
  [[nodiscard]] constexpr Value* limit() { return memory() + capacity_; }
  /// For values that were written straight into the room at the right.
  constexpr void resize(std::size_t size) { end_ = begin_ + size; }
  constexpr void push_back(Value value) {
    reserve<side::right>(1);
    write<side::right>(std::move(value));
    extend<side::right>();
  }

private:
  static constexpr bool moves_safely = std::is_nothrow_move_assignable_v<Value>;

  [[nodiscard]] constexpr Value* memory() { return heap_ != nullptr ? heap_ : inline_.slots(); }
  [[nodiscard]] constexpr const Value* memory() const { return heap_ != nullptr ? heap_ : inline_.slots(); }

  // Amortised O(1) a value: half of the capacity is free afterwards, or what was asked for, if that is more.
  constexpr void make_room(std::size_t front, std::size_t back) {
    const std::size_t needed = front + size() + back;
    if (moves_safely && needed <= capacity_ / 2) {
      move_within(front + (capacity_ - needed) / 2);
    } else {
      storage bigger;
      bigger.capacity_ = back > size() ? needed : 2 * needed;
      bigger.heap_ = new Value[bigger.capacity_];
      bigger.begin_ = front == 0 ? 0 : needed + front;
      bigger.end_ = bigger.begin_ + size();
      for (std::size_t index = 0; index < size(); ++index) {
        if constexpr (moves_safely) {
          bigger[index] = std::move((*this)[index]);
        } else {
          bigger[index] = std::as_const(*this)[index];  // a copy that throws loses nothing
        }
      }
      take(bigger);
    }
  }

  constexpr void move_within(std::size_t begin) {
    Value* const from = data();
    Value* const to = memory() + begin;
    const std::size_t count = size();
    if (to < from) {
      for (std::size_t index = 0; index < count; ++index) to[index] = std::move(from[index]);
    } else {
      for (std::size_t index = count; index-- > 0;) to[index] = std::move(from[index]);
    }
    begin_ = begin;
    end_ = begin + count;
  }

  // Leaves `other` empty.
  constexpr void take(storage& other) noexcept {
    delete[] heap_;
    heap_ = other.heap_;
    capacity_ = other.capacity_;
    begin_ = other.begin_;
    end_ = other.end_;
    other.heap_ = nullptr;
    other.capacity_ = Inline;
    other.begin_ = 0;
    other.end_ = 0;
    if constexpr (Inline > 0) {
      if (heap_ != nullptr) return;
      for (std::size_t index = begin_; index < end_; ++index)
        inline_.values[index] = other.inline_.values[index];
    }
  }

  [[no_unique_address]] inline_slots<Value, Inline> inline_;
  Value* heap_ = nullptr;
  std::size_t capacity_ = Inline;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
};

}  // namespace card_game::detail
