import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Figure, type FigureProps } from '../../components/Figure/Figure';
import { cx } from '../../css/cx';
import { meterProps } from '../../private/hooks/meterProps';
import { chartColor } from '../chartColor.css';
import { drawable } from '../drawable';
import type { ChartColor } from '../chartSeries';
import * as styles from './RadialGauge.css';

export interface RadialGaugeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Accessible name, such as "Tables booked". */
  label: string;
  /** Share, from 0 to 1. */
  value: number;
  /** The formatted share: a string, or parts from `Intl.NumberFormat.formatToParts`. */
  formatted: FigureProps['parts'];
  /** Text below the number, such as "booked". */
  caption?: ReactNode;
  /** Color of the arc. @default 'c1' */
  tone?: ChartColor;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

const arc = 'M14 80a62 62 0 0 1 124 0';
const length = Math.PI * 62;

/** A semicircular gauge that shows a percentage. */
export function RadialGauge({
  label,
  value,
  formatted,
  caption,
  tone = 'c1',
  className,
  ref,
  ...rest
}: RadialGaugeProps) {
  const text = typeof formatted === 'string' ? formatted : formatted.map((part) => part.value).join('');
  const { share, aria } = meterProps({ label, value: drawable(value) ?? 0, max: 1, valueText: text });
  return (
    <div ref={ref} role="meter" {...aria} {...rest} className={cx(styles.root, chartColor[tone], className)}>
      <svg className={styles.ring} viewBox="0 0 152 88" aria-hidden="true" focusable="false">
        <path className={styles.track} d={arc} />
        {share > 0 && <path className={styles.fill} d={arc} strokeDasharray={`${share * length} ${length + 12}`} />}
      </svg>
      <div className={styles.words} aria-hidden="true">
        <Figure parts={formatted} size="tile" />
        {caption && <span className={styles.caption}>{caption}</span>}
      </div>
    </div>
  );
}
