import fc from 'fast-check';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AreaChart } from './AreaChart/AreaChart';
import { BarsChart, type BarsSeries } from './BarsChart/BarsChart';
import { CandlestickChart } from './CandlestickChart/CandlestickChart';
import { DonutChart } from './DonutChart/DonutChart';
import { HeatmapChart } from './HeatmapChart/HeatmapChart';
import { LineChart } from './LineChart/LineChart';
import { MiniBars } from './MiniBars/MiniBars';
import { RadarChart } from './RadarChart/RadarChart';
import { RadialGauge } from './RadialGauge/RadialGauge';
import { RankBars } from './RankBars/RankBars';
import { ScatterChart } from './ScatterChart/ScatterChart';
import { ShareBar } from './ShareBar/ShareBar';
import { Sparkline } from './Sparkline/Sparkline';

const data: Record<string, number[]> = {
  'values that are not numbers': [Number.NaN, Number.NaN, Number.NaN],
  'infinite values': [Infinity, 2, -Infinity],
  'extreme values': [1e308, -1e308, 5e-324],
  'only zeros': [0, 0, 0],
  'a single value': [7],
  'only negative values': [-3, -2, -1],
  'some invalid values': [4, Number.NaN, 2],
};

const words = { label: 'Sales', summary: 'Sales rise.', bucketLabel: 'Day' };
const write = (value: number) => {
  if (!Number.isFinite(value)) throw new Error(`Cannot format ${value}.`);
  return `${value}`;
};
const days = ['Mon', 'Mon', 'Tue'];

type Over = typeof words & { buckets: { label: string }[]; formatValue: typeof write };

/** Returns bar charts in every arrangement and orientation. */
const barsOf = (over: Over, series: readonly BarsSeries[]): Record<string, ReactElement> =>
  Object.fromEntries(
    (['behind', 'grouped', 'stacked'] as const).flatMap((arrangement) =>
      (['vertical', 'horizontal'] as const).map((orientation) => [
        `BarsChart ${arrangement}, ${orientation}`,
        createElement(BarsChart, { ...over, series, arrangement, orientation }),
      ]),
    ),
  );

/** Returns every chart, with the same values in all numeric props. */
function chartsOf(values: readonly number[], names: readonly string[] = days): Record<string, ReactElement> {
  const series: BarsSeries[] = [
    { id: 'a', label: names[0] ?? '', values },
    { id: 'b', label: names[1] ?? '', values: values.toReversed(), kind: 'ghost' },
    { id: 'c', label: names[2] ?? '', values: values.map((value) => -value), kind: 'forecast' },
  ];
  const over = { ...words, buckets: names.map((label) => ({ label })), formatValue: write };
  const items = values.map((value, index) => ({ id: `${index}`, label: names[index] ?? '', value }));
  const shares = { label: 'Sales', bucketLabel: 'Day', items, formatValue: write, formatShare: write };
  const points = values.map((value, index) => ({
    id: `${index}`,
    label: names[index] ?? '',
    x: value,
    y: value,
    size: value,
  }));
  const scale = { label: 'Scale', format: write };
  return {
    AreaChart: createElement(AreaChart, { ...over, values }),
    ...barsOf(over, series),
    CandlestickChart: createElement(CandlestickChart, {
      ...over,
      candles: values.map((value) => ({ open: value, high: value, low: value, close: value })),
      valueLabels: { open: 'Open', high: 'High', low: 'Low', close: 'Close' },
    }),
    DonutChart: createElement(DonutChart, { ...shares, summary: 'Sales rise.' }),
    HeatmapChart: createElement(HeatmapChart, {
      ...words,
      columns: names,
      rows: [{ label: 'Mon', values }],
      valueLabel: 'Guests',
      formatValue: write,
    }),
    LineChart: createElement(LineChart, { ...over, series, area: true, markers: true }),
    MiniBars: createElement(MiniBars, { label: 'Guests', buckets: over.buckets, values, formatValue: write }),
    RadarChart: createElement(RadarChart, { ...words, axes: names, series, formatValue: write }),
    RadialGauge: createElement(RadialGauge, { label: 'Answered', value: values[0] ?? 0, formatted: '—' }),
    RankBars: createElement(RankBars, { label: 'Dishes', items, formatValue: write }),
    ScatterChart: createElement(ScatterChart, {
      ...words,
      series: [{ id: 'a', label: 'A', points }],
      x: scale,
      y: scale,
      size: scale,
    }),
    ShareBar: createElement(ShareBar, shares),
    Sparkline: createElement(Sparkline, { data: values }),
  };
}

// The number of values often differs from the number of labels, which logs development errors.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** Expects no NaN, Infinity or undefined, and no percentage above 120. */
function expectDrawn(chart: ReactElement) {
  const markup = renderToString(chart);
  expect(markup).not.toMatch(/NaN|Infinity|undefined/);
  for (const [, size] of markup.matchAll(/:(-?[\d.e+]+)%/g)) expect(Math.abs(Number(size))).toBeLessThanOrEqual(120);
}

describe.each(Object.entries(data))('charts of %s', (_name, values) => {
  it.each(Object.entries(chartsOf(values)))('%s draws no NaN or Infinity', (_chart, chart) => {
    expectDrawn(chart);
  });
});

describe('charts of arbitrary numbers and names', () => {
  const some = fc.uniqueArray(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 12 }).chain((names) =>
    fc.record({
      names: fc.constant(names.filter((name) => !/NaN|Infinity|undefined/.test(name))),
      values: fc.array(fc.double(), { maxLength: 12 }),
    }),
  );
  it.each(Object.keys(chartsOf([])))('%s draws arbitrary numbers and names without NaN or Infinity', (chart) => {
    fc.assert(
      fc.property(some, ({ names, values }) => expectDrawn(chartsOf(values, names)[chart] as ReactElement)),
      { numRuns: 40 },
    );
  });
});
