import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../css/cx';
import { hasLabel, labelStride, scaleTo, labeledTicks, type ValueAxis } from '../chartMath';
import type { ChartBucket, ReferenceLine, RenderBucketLink } from '../chartSeries';
import { useInlineSize } from '../useInlineSize';
import type { useChartNavigation } from '../useChartNavigation';
import * as styles from './Plot.css';

/** Height of the labels below the columns, px. */
export const axisBlockSize = 24;
/** Minimum column width at which every label is shown, truncated if necessary, px. */
const minLabelWidth = 52;

export interface PlotProps {
  /** Accessible name of the slider. */
  label: string;
  /** Title and values of the active bucket, for `aria-valuetext`. */
  valueText: string;
  axis: ValueAxis;
  formatTick: (value: number) => string;
  /** Buckets; their labels are shown on the axis. */
  buckets: readonly ChartBucket[];
  /** Index of the current bucket, highlighted while no other is active. */
  currentBucket?: number;
  chartNavigation: ReturnType<typeof useChartNavigation>;
  /** Height including the axis, px. */
  blockSize: number;
  /** Direction of the value axis. @default 'vertical' */
  orientation?: keyof typeof styles.root;
  /** Dashed lines at values of the axis. @default [] */
  referenceLines?: readonly ReferenceLine[];
  /** Renders the link of a bucket. */
  renderLink?: RenderBucketLink;
  /** Renders the bars of a bucket. */
  renderColumn?: (bucket: number) => ReactNode;
  /** Overlay on the columns, such as lines and points. */
  children?: ReactNode;
}

/**
 * Gridlines, zero line, columns and bucket labels. Uses logical properties only, for right-to-left and horizontal
 * charts.
 */
export function Plot({
  label,
  valueText,
  axis,
  formatTick,
  buckets,
  currentBucket,
  chartNavigation,
  blockSize,
  orientation = 'vertical',
  referenceLines = [],
  renderLink,
  renderColumn,
  children,
}: PlotProps) {
  const linkArea = useRef<HTMLDivElement>(null);
  const [width, measure] = useInlineSize();
  const isHorizontal = orientation === 'horizontal';
  const ticks = labeledTicks(axis.ticks, formatTick);
  const tickRoom = Math.max(...ticks.map(({ text }) => text.length * 6.4 + 8));
  const room = Math.max(36, tickRoom);
  const longest = Math.max(...buckets.map(({ label: name }) => name.length), 1);
  // Wide columns show every label, truncated if necessary. Narrow ones show fewer labels, each with more space.
  const showsAllLabels = (width - room) / buckets.length >= minLabelWidth;
  const stride = isHorizontal
    ? labelStride(buckets.length, blockSize - axisBlockSize, 16)
    : showsAllLabels
      ? 1
      : labelStride(buckets.length, width - room, longest * 6.2 + 10);
  const tickStride = isHorizontal ? labelStride(ticks.length, width, tickRoom) : 1;
  const zero = ticks.findIndex(({ value }) => value === 0);
  const hasHighlight = chartNavigation.isNavigating || currentBucket !== undefined;
  // If the axis doesn't include zero, the baseline is at its minimum.
  const baseline = axis.min <= 0 && axis.max >= 0 ? scaleTo(0, axis) : 0;
  const strong = hasHighlight ? chartNavigation.active : undefined;
  const { active, sliderProps, pointerProps } = chartNavigation;
  const openOrMove = (event: KeyboardEvent<HTMLElement>) =>
    event.key === 'Enter' ? linkArea.current?.querySelector('a')?.click() : sliderProps.onKeyDown(event);

  return (
    <div
      // Horizontal charts measure the grid instead, as the label width is unknown.
      ref={isHorizontal ? undefined : measure}
      className={styles.root[orientation]}
      style={{ blockSize, ...assignInlineVars({ [styles.axisRoom]: `${room}px`, [styles.labelColumns]: `${stride}` }) }}
    >
      <div ref={isHorizontal ? measure : undefined} className={styles.grid[orientation]} aria-hidden="true">
        {ticks.map(({ value, text }, i) => (
          <div
            key={value}
            className={cx(styles.tick, value !== 0 && styles.gridline)}
            style={{ insetBlockEnd: `${scaleTo(value, axis) * 100}%` }}
          >
            {(i - zero) % tickStride === 0 && (
              <span className={styles.gridLabel[orientation]}>
                <bdi dir="ltr">{text}</bdi>
              </span>
            )}
          </div>
        ))}
      </div>
      <div
        className={styles.columns[orientation]}
        {...sliderProps}
        onKeyDown={openOrMove}
        aria-label={label}
        aria-valuetext={valueText}
      >
        {buckets.map(({ label: name, title = name }, bucket) => (
          // The index is the key: labels can repeat.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={bucket} className={styles.column[orientation]} data-active={bucket === strong || undefined}>
            {hasLabel(bucket, stride, strong) && (
              <span
                className={styles.bucket[orientation]}
                title={title}
                data-active={bucket === strong || undefined}
                data-edge={stride > 1 && bucket === buckets.length - 1 ? 'end' : undefined}
              >
                <bdi>{name}</bdi>
              </span>
            )}
            {renderColumn && <div className={styles.bars[orientation]}>{renderColumn(bucket)}</div>}
          </div>
        ))}
        {children}
      </div>
      <div className={styles.grid[orientation]} aria-hidden="true">
        <div className={styles.baseline} style={{ insetBlockEnd: `${baseline * 100}%` }} />
        {referenceLines.map(({ value, label: name }) => (
          <div key={name} className={styles.reference} style={{ insetBlockEnd: `${scaleTo(value, axis) * 100}%` }}>
            <span className={styles.referenceLabel[orientation]}>
              <bdi>{name}</bdi>
            </span>
          </div>
        ))}
      </div>
      {renderLink && buckets.length > 0 && (
        // A slider must not contain links, so the active link is in an overlay. The table view has all links.
        <div
          ref={linkArea}
          className={styles.links[orientation]}
          aria-hidden="true"
          {...pointerProps}
          style={assignInlineVars({ [styles.linkCount]: `${buckets.length}`, [styles.linkIndex]: `${active}` })}
        >
          {renderLink(active, { className: styles.link[orientation], tabIndex: -1 })}
        </div>
      )}
    </div>
  );
}
