import type { ReactNode } from 'react';
import type { chartColor } from './chartColor.css';
import type { ChartValue } from './drawable';

/** One of the eight colors of the chart palette. */
export type ChartColor = keyof typeof chartColor;

/** A position on the axis of a chart. */
export interface ChartBucket {
  /** Short label on the axis: "20:00". */
  label: string;
  /** Long label in the readout: "20:00 – 21:00". @default label */
  title?: string;
}

/** Props of a bucket's link, for an `<a>` or the link of a router. */
export interface BucketLinkProps {
  /** Class name of the link. Pass it to the link element. */
  className: string;
  /** Content of the link in the table view. Undefined for the link in the drawing. */
  children?: ReactNode;
  /** `-1` for the link in the drawing, which is not a tab stop. */
  tabIndex?: number;
}

/** Renders the link of a bucket, or `null` if it has none. */
export type RenderBucketLink = (bucket: number, props: BucketLinkProps) => ReactNode;

/** A series of values over the buckets of a chart. */
export interface ChartSeries {
  /** Unique, stable ID. */
  id: string;
  /** Name in the legend, readout and table. */
  label: string;
  /** One value per bucket. `null` is missing data and leaves a gap. */
  values: readonly ChartValue[];
  /** Color. @default by index: c1, c2 … */
  tone?: ChartColor;
}

/** A goal or limit: a dashed line at a value. */
export interface ReferenceLine {
  /** Position on the value axis, which is extended to include it. */
  value: number;
  /** Text at the end of the line: "Goal $2,500". */
  label: string;
}

const order: readonly ChartColor[] = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'];

export const seriesColor = (series: { tone?: ChartColor }, index: number): ChartColor =>
  series.tone ?? (order[index % order.length] as ChartColor);
