import { expect, it } from 'vitest';
import { decodeUrlPart } from './decodeUrlPart';

it.each([
  ['section-%D8%A7', 'section-ا'],
  ['', ''],
  ['%', undefined],
  ['%E0%A4%A', undefined],
])('decodeUrlPart decodes %j as %j', (text, decoded) => expect(decodeUrlPart(text)).toBe(decoded));
