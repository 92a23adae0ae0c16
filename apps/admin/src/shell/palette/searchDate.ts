import { addDays } from '@larder/domain/contract';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

const iso = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : undefined;
};

/** Returns 1 to 12 for a month name or its beginning, from three letters. Otherwise undefined. */
function monthOf(word: string, languages: readonly string[]) {
  if (word.length < 3) return undefined;
  for (const language of languages) {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month++)
      if (plain(format.format(Date.UTC(2026, month - 1))).startsWith(word)) return month;
  }
  return undefined;
}

/**
 * Parses `today`, `yesterday` or a weekday in the languages. A weekday is the last one before today. Returns undefined
 * for other texts.
 */
function relativeDate(text: string, today: string, languages: readonly string[]) {
  for (const language of languages) {
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    for (const days of [0, -1]) if (plain(relative.format(days, 'day')) === text) return addDays(today, days);
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    for (let days = -1; days >= -7; days--) {
      const date = addDays(today, days);
      if (plain(format.format(Date.parse(date))) === text) return date;
    }
  }
  return undefined;
}

/**
 * Parses a date up to today: `19 nov`, `Nov 19 2025`, `19.11.`, `2026-11-19`, `yesterday`, `monday`. Without a year,
 * returns the latest matching date that is not after today. Returns undefined for other texts.
 */
export function parseSearchDate(typed: string, today: string, language: string): string | undefined {
  const text = plain(typed);
  const languages = [...new Set([language, 'en'])];
  const [year, month, day] = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text)?.slice(1).map(Number) ?? [];
  const full = year && month && day ? iso(year, month, day) : undefined;
  if (full) return full <= today ? full : undefined;

  const parts = text.split(/[\s./,-]+/).filter((part) => part !== '' && part !== 'de');
  const named = parts.findIndex((part) => /^\p{L}/u.test(part));
  const numbers = parts.filter((_, index) => index !== named).map((part) => Number(part.replace(/(st|nd|rd|th)$/, '')));
  if (numbers.length === 0) return relativeDate(text, today, languages);
  const word = named < 0 ? numbers[1] : monthOf(parts[named]!, languages);
  const ownYear = named < 0 ? numbers[2] : numbers[1];
  if (!word || !numbers[0] || numbers.length > (named < 0 ? 3 : 2) || numbers.some(Number.isNaN)) return undefined;
  if (ownYear !== undefined) {
    const date = iso(ownYear < 100 ? 2000 + ownYear : ownYear, word, numbers[0]);
    return date && date <= today ? date : undefined;
  }
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear - 1]
    .map((candidate) => iso(candidate, word, numbers[0]!))
    .find((date) => date !== undefined && date <= today);
}
