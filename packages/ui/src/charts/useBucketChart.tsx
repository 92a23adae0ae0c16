import type { ReactNode } from 'react';
import { chartStrings } from '../private/strings/chartStrings';
import { useStrings } from '../private/strings/strings';
import type { ChartFrameOptions } from './ChartFrame/ChartFrame';
import type { LegendItem } from './ChartFrame/ChartLegend';
import { ChartReadout } from './ChartFrame/ChartReadout';
import { drawable, type ChartValue } from './drawable';
import {
  seriesColor,
  type ChartBucket,
  type ChartSeries,
  type ReferenceLine,
  type RenderBucketLink,
} from './chartSeries';
import { useChartNavigation, type ChartNavigationOptions } from './useChartNavigation';
import { useHiddenSeries } from './useHiddenSeries';

/** Props of all charts with buckets. */
export interface BucketChartOptions extends ChartFrameOptions {
  /** Accessible name of the chart, such as "Sales by hour". */
  label: string;
  /** Buckets in display order. */
  buckets: readonly ChartBucket[];
  /**
   * Index of the bucket that is highlighted and shown in the readout until the user moves to another.
   * @default the last one with an actual value, without the highlight
   */
  currentBucket?: number;
  /** Formats a value for the readout, the table view and screen readers. */
  formatValue: (value: number) => string;
  /** Formats a label of the value axis. @default `formatValue` */
  formatTick?: (value: number) => string;
  /** Renders content after the values in the readout, such as a `Delta`. */
  renderReadoutEnd?: (bucket: number) => ReactNode;
  /**
   * Renders the link of a bucket. A click on the bucket or Enter follows it, and it is also in the table view. Pass the
   * props to an `<a>` or to the link of a router.
   */
  renderLink?: RenderBucketLink;
  /** Goals and limits, drawn as dashed lines with a label. Mention them in `summary`. @default [] */
  referenceLines?: readonly ReferenceLine[];
  /** Height including the bucket labels, px. @default 208 */
  blockSize?: number;
}

interface BucketChart<S extends ChartSeries> extends Omit<BucketChartOptions, 'blockSize'> {
  series: readonly S[];
  /** Returns true for series that determine the default bucket. @default all */
  isMain?: (one: S) => boolean;
  /** Legend options of a series. */
  legendOf?: (one: S) => Pick<LegendItem, 'mark'> & Partial<Pick<LegendItem, 'tone'>>;
  /** Omits series without a value from the readout if another one has a value. */
  skipsMissing?: boolean;
  /** Keyboard and pointer navigation. @default horizontal */
  navigation?: ChartNavigationOptions;
}

const longestOf = (texts: readonly string[]) =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

/** Returns the shared state of charts with buckets: visible series, active bucket, readout, legend and table. */
export function useBucketChart<S extends ChartSeries>({
  label,
  bucketLabel,
  buckets,
  series,
  currentBucket,
  formatValue,
  formatTick = formatValue,
  renderReadoutEnd,
  renderLink,
  referenceLines: requestedLines = [],
  isMain = () => true,
  legendOf,
  skipsMissing = false,
  navigation,
  ...frame
}: BucketChart<S>) {
  const strings = useStrings(chartStrings);
  const { isHidden, toggle } = useHiddenSeries(series.map(({ id }) => id));
  const known = series.map((one, index) => ({
    ...one,
    tone: seriesColor(one, index),
    values: buckets.map((_, bucket) => drawable(one.values[bucket])),
  }));
  const referenceLines = requestedLines.filter(({ value }) => drawable(value) !== null);
  const lastKnown = Math.max(
    0,
    ...known.filter(isMain).map(({ values }) => values.findLastIndex((value) => value !== null)),
  );
  const chartNavigation = useChartNavigation(buckets.length, currentBucket ?? lastKnown, navigation);
  const shown = known.filter(({ id }) => !isHidden(id));

  const write = (value: ChartValue) => (value === null ? '—' : formatValue(value));
  const titleOf = ({ label, title = label }: ChartBucket) => title;
  const bucket = buckets[chartNavigation.active];
  const title = bucket ? titleOf(bucket) : '';
  const all = shown.map(({ id, label, values }) => ({
    id,
    label,
    value: values[chartNavigation.active] ?? null,
    values,
  }));
  const isMissing = all.every(({ value }) => value === null);
  const items = skipsMissing && !isMissing ? all.filter(({ value }) => value !== null) : all;
  const valueText = isMissing
    ? strings.noValue
    : items.map(({ label, value }) => `${label} ${value === null ? strings.noValue : formatValue(value)}`).join(', ');

  return {
    chartNavigation,
    /** All series with their colors and drawable values. */
    known,
    /** Values of the reference lines, which the axis includes. */
    referenceValues: referenceLines.map(({ value }) => value),
    /** Visible series. */
    shown,
    /** Props for `Plot`. */
    plot: {
      label,
      valueText: `${title}: ${valueText}`,
      buckets,
      currentBucket,
      chartNavigation,
      formatTick,
      renderLink,
      referenceLines,
    },
    /** Props for `ChartFrame`. */
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
          // Limited to the length of hours and dates: reserving space for long names would waste it.
          longestTitle={longestOf(buckets.map(titleOf)).slice(0, 14)}
          items={items.map(({ id, label, value, values }) => ({
            id,
            label,
            value: write(value),
            longest: longestOf(values.map(write)),
          }))}
          endContent={renderReadoutEnd?.(chartNavigation.active)}
        />
      ),
      table: {
        renderLink,
        columns: [bucketLabel, ...known.map(({ label }) => label)],
        rows: buckets.map(
          (one, index) =>
            [
              titleOf(one),
              ...known.map(({ values }) => {
                const value = values[index] ?? null;
                return { value, text: write(value) };
              }),
            ] as const,
        ),
      },
    },
  };
}
