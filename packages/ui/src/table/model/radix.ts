/** Returns the row numbers from 0 to `count` - 1. */
export function everyRow(count: number): Uint32Array {
  const rows = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) rows[at] = at;
  return rows;
}

/** Sorts row numbers by keys of several 32-bit words; `words[0]` is the most significant. Stable LSD radix sort. */
export function orderByWords(words: readonly Uint32Array[], count: number): Uint32Array {
  let rows = everyRow(count);
  let next: Uint32Array = new Uint32Array(count);
  const places = new Uint32Array(0x1_0000);
  for (const word of words.toReversed()) {
    for (const shift of [0, 16]) {
      places.fill(0);
      for (let row = 0; row < count; row += 1) places[(word[row]! >>> shift) & 0xffff]! += 1;
      if (count === 0 || places[(word[0]! >>> shift) & 0xffff] === count) continue;
      startsOf(places);
      for (let at = 0; at < count; at += 1) {
        const row = rows[at]!;
        next[places[(word[row]! >>> shift) & 0xffff]!++] = row;
      }
      [rows, next] = [next, rows];
    }
  }
  return rows;
}

/** Converts numbers to words with the same unsigned order. */
export function wordsOfNumbers(numbers: Float64Array): [Uint32Array, Uint32Array] {
  const count = numbers.length;
  const bits = new Uint32Array(numbers.buffer, numbers.byteOffset, count * 2);
  const high = new Uint32Array(count);
  const low = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    const top = bits[at * 2 + 1]!;
    // Inverts all bits of negative numbers and the sign bit of others. -0 does not occur, see `ofNumbers`.
    const isNegative = top >>> 31 === 1;
    high[at] = isNegative ? ~top : top | 0x8000_0000;
    low[at] = isNegative ? ~bits[at * 2]! : bits[at * 2]!;
  }
  return [high, low];
}

/** Turns digit counts into start positions. */
export function startsOf(counts: Uint32Array) {
  let start = 0;
  for (let digit = 0; digit < counts.length; digit += 1) {
    const count = counts[digit]!;
    counts[digit] = start;
    start += count;
  }
}
