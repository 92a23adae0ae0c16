import type { chartColor } from './chartColor.css';
import type { ChartValue } from './chartMath';

/** One of the eight colours of the chart palette, in their fixed order. */
export type ChartColor = keyof typeof chartColor;

/** A place on the axis of a chart. */
export interface ChartBucket {
  /** Short name on the axis: "20:00". */
  label: string;
  /** Long name in the readout: "20:00 – 21:00". @default the label */
  title?: string;
}

/** A row of values over the buckets of a chart. */
export interface ChartSeries {
  /** Key, stays the same while the data changes. */
  id: string;
  /** Name in legend, readout and table. */
  label: string;
  /** A value a bucket; null is missing data and stays a gap. */
  values: readonly ChartValue[];
  /** Colour. @default by the place of the series: c1, c2 … */
  tone?: ChartColor;
}

const order: readonly ChartColor[] = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'];

export const seriesColor = (series: { tone?: ChartColor }, place: number): ChartColor =>
  series.tone ?? (order[place % order.length] as ChartColor);
