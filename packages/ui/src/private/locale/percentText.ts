import { formatLocale } from './formatLocale';

/** Formats a share as a percentage, rounded down: 99.6% is not 100% yet. */
export function percentText(share: number, locale: string) {
  // Correct floating-point errors (0.57 × 100 is slightly less than 57).
  const whole = Math.floor(share * 100 + 1e-9);
  return new Intl.NumberFormat(formatLocale(locale, 'numbers'), { style: 'percent' }).format(whole / 100);
}
