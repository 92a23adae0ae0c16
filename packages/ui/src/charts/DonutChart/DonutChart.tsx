import { arc, pie } from '@visx/shape';
import type { ReactNode } from 'react';
import { useDocumentDirection } from '../../hooks/useDocumentDirection';
import { chartStrings } from '../../private/strings/chartStrings';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { ChartFrame, type ChartFrameOptions } from '../ChartFrame/ChartFrame';
import { ChartReadout } from '../ChartFrame/ChartReadout';
import { chartColor } from '../chartColor.css';
import { drawable } from '../drawable';
import { seriesColor } from '../chartSeries';
import type { ShareItem } from '../ShareBar/ShareBar';
import { pointerToPolar } from '../pointerToPolar';
import { useChartNavigation } from '../useChartNavigation';
import { useHiddenSeries } from '../useHiddenSeries';
import * as styles from './DonutChart.css';

export interface DonutChartProps extends ChartFrameOptions {
  /** Accessible name of the chart, such as "Payments by kind". */
  label: string;
  /** At most six parts. Combine the rest into "Other" with the tone `c6`. */
  items: readonly ShareItem[];
  /** Formats a value for the readout, the table view and screen readers. */
  formatValue: (value: number) => string;
  /** Formats a share, from 0 to 1, for the center, the readout and the table view. */
  formatShare: (share: number) => string;
  /** `donut` leaves room for content in the center, `pie` is filled. @default 'donut' */
  variant?: 'donut' | 'pie';
  /** Content in the center of a donut while no part is active. A function receives the sum of the visible parts. */
  center?: ReactNode | ((whole: number) => ReactNode);
  /** Height, px. @default 200 */
  blockSize?: number;
}

const radius = 96;
const divide = pie<ShareItem>({ value: ({ value }) => value, sort: null, padAngle: 0.015 });
const shareOf = (value: number, of: number) => (of > 0 ? value / of : 0);
type Slice = ReturnType<typeof divide>[number];

/** Parts of a whole as a donut or a pie. Prefer a `ShareBar` to compare parts. */
export function DonutChart({
  label,
  items,
  formatValue,
  formatShare,
  variant = 'donut',
  center,
  blockSize = 200,
  bucketLabel,
  ...frame
}: DonutChartProps) {
  const strings = useStrings(chartStrings);
  const isMirrored = useDocumentDirection() === 'rtl';
  const { isHidden, toggle } = useHiddenSeries(items.map(({ id }) => id));
  const colored = items.map((item, index) => ({
    ...item,
    value: Math.max(drawable(item.value) ?? 0, 0),
    tone: seriesColor(item, index),
  }));
  const shown = colored.filter(({ id, value }) => !isHidden(id) && value > 0);
  const sum = (parts: readonly ShareItem[]) => parts.reduce((total, { value }) => total + value, 0);
  const whole = sum(shown);
  const all = sum(colored);
  const slices = divide(shown);
  const { sliderProps, active, isNavigating } = useChartNavigation(shown.length, 0, {
    pointAt: (pointer) => {
      const { turn, reach } = pointerToPolar(pointer);
      const angle = turn * Math.PI * 2;
      return reach > 1 ? undefined : slices.find((slice) => angle < slice.endAngle)?.index;
    },
  });
  const current = shown[active];
  const words = (item: ShareItem) =>
    `${item.label}: ${formatValue(item.value)}, ${formatShare(shareOf(item.value, whole))}`;
  const path = arc<Slice>({
    innerRadius: variant === 'donut' ? radius * 0.64 : 0,
    outerRadius: radius,
    cornerRadius: 3,
  });

  return (
    <ChartFrame
      {...frame}
      blockSize={blockSize}
      empty={all === 0}
      legend={colored.map(({ id, label: name, tone }) => ({ id, label: name, tone, hidden: isHidden(id) }))}
      onToggleSeries={toggle}
      readout={
        isNavigating && current ? (
          <ChartReadout
            title={current.label}
            items={[
              { id: current.id, label: formatShare(shareOf(current.value, whole)), value: formatValue(current.value) },
            ]}
          />
        ) : (
          <span>&nbsp;</span>
        )
      }
      table={{
        columns: [bucketLabel, strings.value, strings.share],
        // The table also contains hidden parts.
        rows: colored.map(({ label: name, value }) => [
          name,
          { value, text: formatValue(value) },
          { value: shareOf(value, all), text: formatShare(shareOf(value, all)) },
        ]),
      }}
    >
      <div className={styles.plot} {...sliderProps} aria-label={label} aria-valuetext={current ? words(current) : ''}>
        <svg
          className={styles.drawing}
          viewBox="-100 -100 200 200"
          height={blockSize}
          aria-hidden="true"
          focusable="false"
        >
          <g transform={isMirrored ? 'scale(-1 1)' : undefined}>
            {slices.map((slice, index) => (
              <path
                key={slice.data.id}
                className={cx(styles.slice, chartColor[shown[index]?.tone ?? 'c1'])}
                data-dimmed={(isNavigating && index !== active) || undefined}
                d={path(slice) ?? ''}
              />
            ))}
          </g>
        </svg>
        {variant === 'donut' && (
          <div className={styles.center} aria-hidden="true">
            {isNavigating && current ? (
              <>
                <b className={styles.share}>
                  <bdi dir="ltr">{formatShare(shareOf(current.value, whole))}</bdi>
                </b>
                <span className={styles.name}>{current.label}</span>
              </>
            ) : typeof center === 'function' ? (
              center(whole)
            ) : (
              center
            )}
          </div>
        )}
      </div>
    </ChartFrame>
  );
}
