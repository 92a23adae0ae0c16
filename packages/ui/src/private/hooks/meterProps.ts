import { percentText } from '../locale/percentText';
import { useLocale } from '../strings/strings';

interface MeterValue {
  /** Accessible name. */
  label: string;
  /** Clamped between 0 and `max`; undefined while unknown. */
  value: number | undefined;
  max: number;
  valueText: string | undefined;
}

/** Returns the ARIA attributes of a meter, the clamped value and its share of `max`. */
export function meterProps({ label, value, max, valueText }: MeterValue) {
  const clamped = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  return {
    clamped,
    share: clamped !== undefined && max > 0 ? clamped / max : 0,
    aria: {
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': max,
      'aria-valuenow': clamped,
      'aria-valuetext': valueText,
    },
  };
}

/**
 * Returns the share, the text and the ARIA attributes of a progress bar. The text is a percentage unless `valueText` is
 * given.
 */
export function useProgress({ label, value, max, valueText }: MeterValue) {
  const locale = useLocale();
  const { share, aria } = meterProps({ label, value, max, valueText });
  const isIndeterminate = value === undefined;
  const words = valueText ?? (isIndeterminate ? undefined : percentText(share, locale));
  return { share, isIndeterminate, words, aria: { ...aria, 'aria-valuetext': words } };
}
