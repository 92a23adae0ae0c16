import type { HTMLAttributes, Ref } from 'react';
import { checkProps } from '../../private/dom/checkProps';
import { tabular, text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { meterProps } from '../../private/hooks/meterProps';
import * as styles from './Meter.css';

/** A color for values from a threshold. Describe its meaning in `valueText` or next to the meter. */
export interface MeterLevel {
  /** Lowest value of the level. */
  from: number;
  /** Color. */
  tone: keyof typeof styles.tone;
}

export interface MeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Accessible name, such as "Prep list". */
  label: string;
  /** Current value, clamped between 0 and `max`. */
  value: number;
  /**
   * Maximum value.
   * @default 1
   */
  max?: number;
  /** Text of the value for screen readers, such as "18 of 26". */
  valueText?: string;
  /**
   * Color: a theme color or a color of the chart palette.
   * @default 'primary'
   */
  tone?: keyof typeof styles.tone;
  /**
   * Thickness: 4 px (`sm`, for lists) or 6 px.
   * @default 'md'
   */
  size?: keyof typeof styles.size;
  /**
   * If true, shows the label and `valueText` above the bar.
   * @default false
   */
  showLabel?: boolean;
  /**
   * Colors by value, in ascending order: `[{ from: 0, tone: 'danger' }, { from: 6, tone: 'success' }]`. Overrides
   * `tone`.
   */
  levels?: readonly MeterLevel[];
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A value within a known range. */
export function Meter({
  label,
  value,
  max = 1,
  valueText,
  tone = 'primary',
  size = 'md',
  showLabel,
  levels = [],
  className,
  ref,
  ...rest
}: MeterProps) {
  checkProps('numbers', 'Meter', { value, max });
  checkProps('oneOf', 'Meter', () => ({ tone: [tone, styles.tone], size: [size, styles.size] }));
  checkProps('name', 'Meter', { label });
  const { clamped = 0, share, aria } = meterProps({ label, value, max, valueText });
  const level = levels.findLast(({ from }) => clamped >= from);
  const track = cx(styles.root, styles.size[size]);
  const bar = (
    <span className={cx(styles.bar, styles.tone[level?.tone ?? tone])} style={{ inlineSize: `${share * 100}%` }} />
  );
  return (
    <div ref={ref} role="meter" {...aria} {...rest} className={cx(showLabel ? styles.labeled : track, className)}>
      {showLabel ? (
        <>
          <span className={styles.header} aria-hidden="true">
            <span className={cx(text.label, styles.label)}>{label}</span>
            {valueText && <span className={cx(text.caption, tabular, styles.value)}>{valueText}</span>}
          </span>
          <span className={track}>{bar}</span>
        </>
      ) : (
        bar
      )}
    </div>
  );
}
