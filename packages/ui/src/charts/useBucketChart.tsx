import type { ReactNode } from 'react';
import { chartStrings } from '../private/strings/chartStrings';
import { useStrings } from '../private/strings/strings';
import type { ChartFrameOptions } from './ChartFrame/ChartFrame';
import type { LegendItem } from './ChartFrame/ChartLegend';
import { ChartReadout } from './ChartFrame/ChartReadout';
import { drawable, type ChartValue } from './chartMath';
import { seriesColor, type ChartBucket, type ChartSeries } from './chartSeries';
import { useChartNavigation, type ChartWalkOptions } from './useChartNavigation';
import { useHiddenSeries } from './useHiddenSeries';

/** What every chart over buckets takes. */
export interface BucketChartOptions extends ChartFrameOptions {
  /** Name of the chart for the keyboard's stop: "Sales by hour". */
  label: string;
  /** The buckets in order. */
  buckets: readonly ChartBucket[];
  /** Place of the bucket that is now; the readout rests on it. @default the last one with a value */
  currentBucket?: number;
  /** Writes a value. */
  formatValue: (value: number) => string;
  /** Writes a value on the axis, shorter. @default formatValue */
  formatTick?: (value: number) => string;
  /** Follows the values of a bucket in the readout, such as a `Delta`. */
  renderReadoutEnd?: (bucket: number) => ReactNode;
  /** Height with the bucket labels, px. @default 208 */
  blockSize?: number;
}

interface BucketChart<S extends ChartSeries> extends Omit<BucketChartOptions, 'blockSize'> {
  series: readonly S[];
  /** Series whose last value is where the readout rests. @default all */
  isMain?: (one: S) => boolean;
  /** How a series is drawn in the legend, where its colour and a square do not say it. */
  legendOf?: (one: S) => Pick<LegendItem, 'mark'> & Partial<Pick<LegendItem, 'tone'>>;
  /** Series without a value leave the readout while another has one. */
  skipsMissing?: boolean;
  /** Other ways to walk than along the line. */
  walkBy?: ChartWalkOptions;
}

const longestOf = (texts: readonly string[]) =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

/** What charts over buckets share: which series show, where a reader is, and the values as readout, words, legend and table. The rest is the frame's. */
export function useBucketChart<S extends ChartSeries>({
  label,
  bucketLabel,
  buckets,
  series,
  currentBucket,
  formatValue,
  formatTick = formatValue,
  renderReadoutEnd,
  isMain = () => true,
  legendOf,
  skipsMissing = false,
  walkBy,
  ...frame
}: BucketChart<S>) {
  const strings = useStrings(chartStrings);
  const { isHidden, toggle } = useHiddenSeries(series.map(({ id }) => id));
  const known = series.map((one, place) => ({
    ...one,
    tone: seriesColor(one, place),
    values: buckets.map((_, bucket) => drawable(one.values[bucket])),
  }));
  const lastKnown = Math.max(
    0,
    ...known.filter(isMain).map(({ values }) => values.findLastIndex((value) => value !== null)),
  );
  const walk = useChartNavigation(buckets.length, currentBucket ?? lastKnown, walkBy);
  const shown = known.filter(({ id }) => !isHidden(id));

  const write = (value: ChartValue) => (value === null ? '—' : formatValue(value));
  const titleOf = ({ label, title = label }: ChartBucket) => title;
  const bucket = buckets[walk.active];
  const title = bucket ? titleOf(bucket) : '';
  const all = shown.map(({ id, label, values }) => ({ id, label, value: values[walk.active] ?? null, values }));
  const isMissing = all.every(({ value }) => value === null);
  const items = skipsMissing && !isMissing ? all.filter(({ value }) => value !== null) : all;
  const said = isMissing
    ? strings.noValue
    : items.map(({ label, value }) => `${label} ${value === null ? strings.noValue : formatValue(value)}`).join(', ');

  return {
    walk,
    /** All series with their colours, drawable values alone. */
    known,
    /** Those that the legend has not switched off. */
    shown,
    /** For the plot. */
    plot: { label, valueText: `${title}: ${said}`, buckets, currentBucket, walk, formatTick },
    /** For the frame. */
    frame: {
      ...frame,
      empty: known.every(({ values }) => values.every((value) => value === null)),
      legend: known.map((one) => ({
        id: one.id,
        label: one.label,
        tone: one.tone,
        hidden: isHidden(one.id),
        ...legendOf?.(one),
      })),
      onToggleSeries: toggle,
      readout: (
        <ChartReadout
          title={title}
          // For hours and dates; who walks over long names sees them come and go.
          longestTitle={longestOf(buckets.map(titleOf)).slice(0, 14)}
          items={items.map(({ id, label, value, values }) => ({
            id,
            label,
            value: write(value),
            longest: longestOf(values.map(write)),
          }))}
          endContent={renderReadoutEnd?.(walk.active)}
        />
      ),
      table: {
        columns: [bucketLabel, ...known.map(({ label }) => label)],
        rows: buckets.map(
          (one, place) =>
            [
              titleOf(one),
              ...known.map(({ values }) => {
                const value = values[place] ?? null;
                return { value, text: write(value) };
              }),
            ] as const,
        ),
      },
    },
  };
}
