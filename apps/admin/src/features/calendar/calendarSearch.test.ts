import { expect, it } from 'vitest';
import { calendarSearch } from './calendarSearch';

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-02-30', undefined],
  // Dates shortly after this one have five-digit years, which do not sort correctly as text.
  ['9999-12-30', undefined],
])('the date %s in the URL is parsed as %s', (date, read) => expect(calendarSearch.parse({ date }).date).toBe(read));
