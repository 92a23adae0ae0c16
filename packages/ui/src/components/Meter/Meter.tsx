import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../private/cx';
import * as styles from './Meter.css';

export interface MeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is measured: "Prep list". */
  label: string;
  /** The value; outside 0 to `max` it is held at the end. */
  value: number;
  /**
   * The whole.
   * @default 1
   */
  max?: number;
  /** The value in words, for screen readers: "18 of 26". */
  valueText?: string;
  /**
   * Colour: a theme colour or one of the chart palette.
   * @default 'primary'
   */
  tone?: keyof typeof styles.tone;
  /**
   * Thickness: 4 px in lists, else 6.
   * @default 'md'
   */
  size?: keyof typeof styles.size;
  ref?: Ref<HTMLDivElement>;
}

/** How much of a whole is there. */
export function Meter({
  label,
  value,
  max = 1,
  valueText,
  tone = 'primary',
  size = 'md',
  className,
  ref,
  ...rest
}: MeterProps) {
  const held = Math.min(Math.max(value, 0), max);
  return (
    <div
      ref={ref}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={held}
      aria-valuetext={valueText}
      {...rest}
      className={cx(styles.root, styles.size[size], className)}
    >
      <span
        className={cx(styles.bar, styles.tone[tone])}
        style={{ inlineSize: `${max > 0 ? (held / max) * 100 : 0}%` }}
      />
    </div>
  );
}
