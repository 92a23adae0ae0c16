import { everyRow, orderByWords } from './radix';

/** Collation weight of each letter below U+0250; 0 if the letter alone does not determine it. */
interface Weights {
  ofLetter: Uint8Array;
  digit: number;
}

/** Bytes compared per pass. */
const stepSize = 12;
const longestNumber = 200;
const weightCache = new WeakMap<Intl.Collator, Weights | undefined>();

/** Derives letter weights from the collator; undefined for languages that sort digraphs ("ch") separately. */
function weightsOf(collator: Intl.Collator): Weights | undefined {
  if (weightCache.has(collator)) return weightCache.get(collator);
  const weights = probe(collator);
  weightCache.set(collator, weights);
  return weights;
}

function probe(collator: Intl.Collator): Weights | undefined {
  const ascii = Array.from({ length: 0x5f }, (_, at) => String.fromCharCode(0x20 + at)).toSorted(collator.compare);
  const ofLetter = new Uint8Array(0x250);
  const letters: string[] = [];
  let weight = 0;
  let digit = 0;
  let before: string | undefined;
  for (const letter of ascii) {
    const isNumeral = letter >= '0' && letter <= '9';
    if (before === undefined || collator.compare(before, letter) !== 0) {
      const isNext = isNumeral && before !== undefined && before >= '0' && before <= '9';
      if (!isNext) weight += 1;
      if (letter >= 'A' && letter <= 'z') letters.push(letter.toLowerCase());
    }
    before = letter;
    // Characters that the collator ignores cannot have a weight.
    if (collator.compare(`a${letter}`, 'a') === 0) continue;
    ofLetter[letter.charCodeAt(0)] = weight;
    if (isNumeral) digit = weight;
  }
  const words = letters.filter((letter) => letter >= 'a' && letter <= 'z');
  let last = '';
  for (const first of words) {
    for (const second of words) {
      const pair = first + second;
      if (last && collator.compare(last, pair) >= 0) return undefined;
      last = pair;
    }
  }
  for (let code = 0xc0; code < 0x250; code += 1) {
    const letter = String.fromCharCode(code);
    const plain = letter.normalize('NFD').charAt(0);
    if (/[a-z]/i.test(plain) && collator.compare(letter, plain) === 0) ofLetter[code] = ofLetter[plain.charCodeAt(0)]!;
  }
  return { ofLetter, digit };
}

const isDigit = (code: number) => code >= 48 && code <= 57;

/** Encodes a text as bytes in sort order: letters by weight, numbers as length and digits. Returns -1 if it cannot. */
function encode(text: string, { ofLetter, digit }: Weights, into: Uint8Array): number {
  const { length } = text;
  let end = 0;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    const weight = code < 0x250 ? ofLetter[code]! : 0;
    if (weight === 0) return -1;
    into[end++] = weight;
    if (weight !== digit) continue;
    let from = at;
    while (isDigit(text.charCodeAt(at + 1))) at += 1;
    while (from < at && text.charCodeAt(from) === 48) from += 1;
    if (at - from >= longestNumber) return -1;
    into[end++] = at - from + 1;
    for (; from <= at; from += 1) into[end++] = text.charCodeAt(from) - 47;
  }
  return end;
}

/** Order of texts by a collator (numeric, base letters), and which of them equal their predecessor. */
export interface TextOrder {
  order: Uint32Array;
  isSame: Uint8Array;
}

/** Sorts texts like the collator; texts of common letters are sorted by bytes, which is many times faster. */
export function orderTexts(texts: readonly string[], collator: Intl.Collator): TextOrder {
  const weights = weightsOf(collator);
  let longest = 0;
  for (const text of texts) if (text.length > longest) longest = text.length;
  const bytes = new Uint8Array(longest * 3 + stepSize);
  const plain = new Uint32Array(texts.length);
  const rest: number[] = [];
  let count = 0;
  for (let at = 0; at < texts.length; at += 1) {
    if (weights && encode(texts[at]!, weights, bytes) >= 0) plain[count++] = at;
    else rest.push(at);
  }
  const ordered = weights
    ? orderPlain(texts, plain.subarray(0, count), weights, bytes)
    : { order: new Uint32Array(0), isSame: new Uint8Array(0) };
  if (rest.length === 0) return ordered;
  rest.sort((a, b) => collator.compare(texts[a]!, texts[b]!) || a - b);
  return merge(ordered.order, ordered.isSame, rest, texts, collator);
}

/** Sorts by the first twelve bytes, then sorts ties by the next twelve, and so on. */
function orderPlain(texts: readonly string[], items: Uint32Array, weights: Weights, bytes: Uint8Array): TextOrder {
  const order = items.slice();
  const isSame = new Uint8Array(order.length);
  /** Positions that are still tied, and which of them have been equal so far. */
  let places = everyRow(order.length);
  let run = new Uint32Array(order.length);
  for (let offset = 0; places.length > 0; offset += stepSize) {
    const { length } = places;
    const words: [Uint32Array, Uint32Array, Uint32Array] = [
      new Uint32Array(length),
      new Uint32Array(length),
      new Uint32Array(length),
    ];
    const before = new Uint32Array(length);
    for (let at = 0; at < length; at += 1) {
      const item = order[places[at]!]!;
      before[at] = item;
      const end = encode(texts[item]!, weights, bytes);
      if (end < offset + stepSize) bytes.fill(0, end, offset + stepSize);
      for (let word = 0, from = offset; word < 3; word += 1, from += 4)
        words[word]![at] = (bytes[from]! << 24) | (bytes[from + 1]! << 16) | (bytes[from + 2]! << 8) | bytes[from + 3]!;
    }
    const [first, second, third] = words;
    const sorted = orderByWords(offset === 0 ? words : [run, ...words], length);
    const undecided = new Uint32Array(length);
    const nextRun = new Uint32Array(length);
    let end = 0;
    let runs = 0;
    for (let at = 0; at < length; at += 1) {
      const current = sorted[at]!;
      order[places[at]!] = before[current]!;
      const last = at > 0 ? sorted[at - 1]! : current;
      const isAlike =
        at > 0 &&
        run[current] === run[last] &&
        first[current] === first[last] &&
        second[current] === second[last] &&
        third[current] === third[last];
      // The first position of a run keeps the result of the previous pass.
      if (at > 0 && run[current] === run[last]) isSame[places[at]!] = isAlike ? 1 : 0;
      // Bytes are never zero: a trailing zero marks the end of the text.
      if (!isAlike || (third[current]! & 0xff) === 0) continue;
      if (end === 0 || undecided[end - 1] !== places[at - 1]) {
        runs += 1;
        undecided[end] = places[at - 1]!;
        nextRun[end++] = runs;
      }
      undecided[end] = places[at]!;
      nextRun[end++] = runs;
    }
    places = undecided.subarray(0, end);
    run = nextRun.subarray(0, end);
  }
  return { order, isSame };
}

/** Merges the texts sorted by bytes with those sorted by the collator. */
function merge(
  plain: Uint32Array,
  isPlainSame: Uint8Array,
  rest: readonly number[],
  texts: readonly string[],
  collator: Intl.Collator,
): TextOrder {
  const order = new Uint32Array(texts.length);
  const isSame = new Uint8Array(texts.length);
  let left = 0;
  let right = 0;
  for (let at = 0; at < order.length; at += 1) {
    let isLeft = left < plain.length;
    if (isLeft && right < rest.length) {
      const difference = collator.compare(texts[plain[left]!]!, texts[rest[right]!]!);
      isLeft = difference < 0 || (difference === 0 && plain[left]! < rest[right]!);
    }
    const isAfterPlain = at > 0 && left > 0 && order[at - 1] === plain[left - 1];
    order[at] = isLeft ? plain[left]! : rest[right]!;
    if (isLeft && isAfterPlain) isSame[at] = isPlainSame[left]!;
    else isSame[at] = at > 0 && collator.compare(texts[order[at - 1]!]!, texts[order[at]!]!) === 0 ? 1 : 0;
    if (isLeft) left += 1;
    else right += 1;
  }
  return { order, isSame };
}
