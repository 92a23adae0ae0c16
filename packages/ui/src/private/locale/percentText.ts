import { formatLocale } from './formatLocale';

/** A share of a whole in percent, as the locale writes it; never more than is done: 99.6% is not yet 100%. */
export function percentText(share: number, locale: string) {
  // The dust of the reckoning (0.57 × 100 is a hair under 57) is not a whole percent less.
  const whole = Math.floor(share * 100 + 1e-9);
  return new Intl.NumberFormat(formatLocale(locale, 'numbers'), { style: 'percent' }).format(whole / 100);
}
