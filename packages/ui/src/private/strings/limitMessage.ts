import { fill } from './strings';

/** Localized texts about limits. */
interface LimitTexts {
  notBefore: string;
  notAfter: string;
  notThatDay: string;
  reversed: string;
}

interface Limits {
  /** ISO date, date with time, or time. */
  min?: string;
  max?: string;
  /** If true, the range ends before it starts. */
  isReversed?: boolean;
}

type Broken = Pick<ValidityState, 'badInput' | 'rangeUnderflow' | 'rangeOverflow'>;

/** Formats an ISO string for a sentence: "21 Nov 2026", "18:30". */
export function formatIso(iso: string, locale: string) {
  const isTime = !iso.includes('-');
  const hasTime = isTime || iso.includes('T');
  const date = new Date(isTime ? `2000-01-01T${iso}Z` : hasTime ? `${iso}Z` : `${iso}T00:00Z`);
  if (Number.isNaN(date.getTime())) return iso;
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    ...(!isTime && { day: 'numeric', month: 'short', year: 'numeric' }),
    ...(hasTime && { hour: '2-digit', minute: '2-digit' }),
  }).format(date);
}

/** Returns an instruction for an invalid date, time or range, or an empty string if it is valid. */
export function limitMessage(broken: Broken, { min, max, isReversed }: Limits, texts: LimitTexts, locale: string) {
  if (isReversed) return texts.reversed;
  if (broken.rangeUnderflow && min) return fill(texts.notBefore, { date: formatIso(min, locale) });
  if (broken.rangeOverflow && max) return fill(texts.notAfter, { date: formatIso(max, locale) });
  return broken.badInput ? texts.notThatDay : '';
}
