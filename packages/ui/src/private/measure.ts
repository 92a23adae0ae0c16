import { percentText } from './percentText';
import { useLocale } from './strings';

interface Measure {
  /** What is measured. */
  label: string;
  /** The value; what lies outside is held at the end, and without one nobody knows. */
  value: number | undefined;
  /** The whole. */
  max: number;
  /** The value in words. */
  valueText: string | undefined;
}

/** What a screen reader is told of a value between 0 and a whole, and the share of it that is drawn. */
export function measure({ label, value, max, valueText }: Measure) {
  const held = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  return {
    held,
    share: held !== undefined && max > 0 ? held / max : 0,
    aria: {
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': max,
      'aria-valuenow': held,
      'aria-valuetext': valueText,
    },
  };
}

/** The same of work that goes on, in percent where its owner has no better words. */
export function useProgress({ label, value, max, valueText }: Measure) {
  const locale = useLocale();
  const { share, aria } = measure({ label, value, max, valueText });
  const isEndless = value === undefined;
  const words = valueText ?? (isEndless ? undefined : percentText(share, locale));
  return { share, isEndless, words, aria: { ...aria, 'aria-valuetext': words } };
}
