import type { HTMLAttributes, Ref } from 'react';
import { tabular, text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { meterProps } from '../../private/hooks/meterProps';
import * as styles from './Meter.css';

/** A stretch of the measure with a colour of its own; say in words what it means, in `valueText` or beside it. */
export interface MeterLevel {
  /** Where it begins. */
  from: number;
  /** Colour. */
  tone: keyof typeof styles.tone;
}

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
  /**
   * Shows the label over the line and the value in words at its end.
   * @default false
   */
  showLabel?: boolean;
  /** Colours by level, from the lowest up: `[{ from: 0, tone: 'danger' }, { from: 6, tone: 'success' }]`; before `tone`. */
  levels?: readonly MeterLevel[];
  /** Ref to the root element. */
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
  showLabel,
  levels = [],
  className,
  ref,
  ...rest
}: MeterProps) {
  const { held = 0, share, aria } = meterProps({ label, value, max, valueText });
  const level = levels.findLast(({ from }) => held >= from);
  const track = cx(styles.root, styles.size[size]);
  const bar = (
    <span className={cx(styles.bar, styles.tone[level?.tone ?? tone])} style={{ inlineSize: `${share * 100}%` }} />
  );
  return (
    <div ref={ref} role="meter" {...aria} {...rest} className={cx(showLabel ? styles.labelled : track, className)}>
      {showLabel ? (
        <>
          <span className={styles.head} aria-hidden="true">
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
