import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { hasLabel, labelStride, placeOf, type ValueAxis } from '../chartMath';
import type { ChartBucket } from '../chartSeries';
import { useInlineSize } from '../useInlineSize';
import type { useChartWalk } from '../useChartWalk';
import * as styles from './Plot.css';

export interface PlotProps {
  /** Name of the tab stop. */
  label: string;
  /** The active bucket in words. */
  valueText: string;
  axis: ValueAxis;
  formatTick: (value: number) => string;
  /** The buckets; their short names stand on the axis. */
  buckets: readonly ChartBucket[];
  /** The bucket that is now: strong label and wash while nobody walks. */
  current?: number;
  walk: ReturnType<typeof useChartWalk>;
  /** Height with the bucket labels, px. */
  blockSize: number;
  /** What stands in a column. */
  renderColumn?: (bucket: number) => ReactNode;
  /** Drawn over the columns, in the same box: lines and points. */
  children?: ReactNode;
}

/** Gridlines, shelf line, columns and bucket labels: everything by logical properties, so that it mirrors by itself. */
export function Plot({
  label,
  valueText,
  axis,
  formatTick,
  buckets,
  current,
  walk,
  blockSize,
  renderColumn,
  children,
}: PlotProps) {
  const [width, measure] = useInlineSize();
  const tickTexts = axis.ticks.map(formatTick);
  const room = Math.max(36, ...tickTexts.map((tick) => tick.length * 6.4 + 8));
  const longest = Math.max(...buckets.map(({ label: name }) => name.length), 1);
  const stride = labelStride(buckets.length, width - room, longest * 6.2 + 10);
  const isWashed = walk.isWalking || current !== undefined;
  // An axis that does not hold zero has its shelf at the bottom.
  const shelf = axis.min <= 0 && axis.max >= 0 ? placeOf(0, axis) : 0;
  const strong = isWashed ? walk.active : undefined;

  return (
    <div
      ref={measure}
      className={styles.root}
      style={{ blockSize, ...assignInlineVars({ [styles.axisRoom]: `${room}px` }) }}
    >
      <div className={styles.grid} aria-hidden="true">
        {axis.ticks.map((tick, i) => (
          <div
            key={tick}
            className={tick === 0 ? undefined : styles.gridline}
            style={{ position: 'absolute', insetInline: 0, insetBlockEnd: `${placeOf(tick, axis) * 100}%` }}
          >
            <span className={styles.gridLabel}>
              <bdi dir="ltr">{tickTexts[i]}</bdi>
            </span>
          </div>
        ))}
      </div>
      <div className={styles.columns} {...walk.walkProps} aria-label={label} aria-valuetext={valueText}>
        {buckets.map(({ label: name }, bucket) => (
          // A bucket is its place: two weeks have two Mondays.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={bucket} className={styles.column} data-active={bucket === strong || undefined}>
            {renderColumn?.(bucket)}
            {hasLabel(bucket, stride, strong) && (
              <span
                className={styles.bucket}
                data-active={bucket === strong || undefined}
                data-edge={stride > 1 && bucket === buckets.length - 1 ? 'end' : undefined}
              >
                <bdi>{name}</bdi>
              </span>
            )}
          </div>
        ))}
        {children}
      </div>
      <div className={styles.grid} aria-hidden="true">
        <div className={styles.shelf} style={{ insetBlockEnd: `${shelf * 100}%` }} />
      </div>
    </div>
  );
}
