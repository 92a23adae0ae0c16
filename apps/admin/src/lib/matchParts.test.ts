import { expect, it } from 'vitest';
import { matchParts } from './matchParts';

it.each([
  ['Invoice by invoice', ' INVOICE ', ['[Invoice]', ' by ', '[invoice]']],
  ['Where is my van?', '', ['Where is my van?']],
  ['Where is my van?', 'wine', ['Where is my van?']],
  ['a.b', '.', ['a', '[.]', 'b']],
])('in %j, matchParts marks the matches of %j', (text, find, expected) =>
  expect(matchParts(text, find).map((part) => (part.isHit ? `[${part.text}]` : part.text))).toEqual(expected),
);
