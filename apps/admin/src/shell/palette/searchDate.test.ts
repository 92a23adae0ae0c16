import { expect, test } from 'vitest';
import { parseSearchDate } from './searchDate';

test.each([
  ['19 nov', 'en', '2026-11-19'],
  ['Nov 19', 'en', '2026-11-19'],
  ['19th november 2025', 'en', '2025-11-19'],
  ['21 nov', 'en', '2025-11-21'],
  ['3. März', 'de', '2026-03-03'],
  ['3. march', 'de', '2026-03-03'],
  ['19.11.', 'de', '2026-11-19'],
  ['19/11/25', 'fr', '2025-11-19'],
  ['19 de novembro de 2025', 'pt', '2025-11-19'],
  ['2026-11-19', 'ar', '2026-11-19'],
  ['yesterday', 'de', '2026-11-19'],
  ['Gestern', 'de', '2026-11-19'],
  ['hier', 'fr', '2026-11-19'],
  ['monday', 'en', '2026-11-16'],
  ['friday', 'en', '2026-11-13'],
])('parseSearchDate parses %j in %s', (typed, language, expected) =>
  expect(parseSearchDate(typed, '2026-11-20', language)).toBe(expected),
);

test.each(['', 'nov', '19', '31 feb', '2026-11-21', 'users', '19 nov 2027', '1 2 3 4', 'table 19', '0 nov'])(
  'parseSearchDate does not parse %j',
  (typed) => expect(parseSearchDate(typed, '2026-11-20', 'en')).toBeUndefined(),
);
