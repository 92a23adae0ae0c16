import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AreaChart } from './AreaChart/AreaChart';
import { BarsChart } from './BarsChart/BarsChart';
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
import { StackedBars } from './StackedBars/StackedBars';

const data: Record<string, number[]> = {
  'no numbers': [Number.NaN, Number.NaN, Number.NaN],
  'numbers without end': [Infinity, 2, -Infinity],
  'beyond all reason': [1e308, -1e308, 5e-324],
  'zeros alone': [0, 0, 0],
  'one value': [7],
  'negative alone': [-3, -2, -1],
  'some missing': [4, Number.NaN, 2],
};

const words = { label: 'Sales', summary: 'Sales rise.', bucketLabel: 'Day' };
const write = (value: number) => `${value}`;
const buckets = ['Mon', 'Mon', 'Tue'].map((label) => ({ label }));

/** Every chart with the same three values, wherever it takes a number. */
function chartsOf(values: readonly number[]): Record<string, ReactElement> {
  const series = [
    { id: 'a', label: 'A', values },
    { id: 'b', label: 'B', values: values.toReversed() },
  ];
  const over = { ...words, buckets, formatValue: write };
  const items = values.map((value, place) => ({ id: `${place}`, label: `Part ${place}`, value }));
  const shares = { label: 'Sales', bucketLabel: 'Day', items, formatValue: write, formatShare: write };
  const points = values.map((value, place) => ({
    id: `${place}`,
    label: `Dish ${place}`,
    x: value,
    y: value,
    size: value,
  }));
  const scale = { label: 'Scale', format: write };
  return {
    AreaChart: createElement(AreaChart, { ...over, values }),
    BarsChart: createElement(BarsChart, { ...over, series }),
    'BarsChart beside': createElement(BarsChart, { ...over, series, arrangement: 'beside' }),
    CandlestickChart: createElement(CandlestickChart, {
      ...over,
      candles: values.map((value) => ({ open: value, high: value, low: value, close: value })),
      valueLabels: { open: 'Open', high: 'High', low: 'Low', close: 'Close' },
    }),
    DonutChart: createElement(DonutChart, { ...shares, summary: 'Sales rise.' }),
    HeatmapChart: createElement(HeatmapChart, {
      ...words,
      columns: ['1', '2', '3'],
      rows: [{ label: 'Mon', values }],
      valueLabel: 'Guests',
      formatValue: write,
    }),
    LineChart: createElement(LineChart, { ...over, series, area: true, markers: true }),
    MiniBars: createElement(MiniBars, { label: 'Guests', buckets, values, formatValue: write }),
    RadarChart: createElement(RadarChart, { ...words, axes: ['1', '2', '3'], series, formatValue: write }),
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
    StackedBars: createElement(StackedBars, { ...over, series }),
  };
}

describe.each(Object.entries(data))('charts of %s', (_name, values) => {
  it.each(Object.entries(chartsOf(values)))('%s draws nothing that is no number', (_chart, chart) => {
    const markup = renderToString(chart);
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
    // Places and sizes beyond the box are as wrong as none.
    for (const [, size] of markup.matchAll(/:(-?[\d.e+]+)%/g)) expect(Math.abs(Number(size))).toBeLessThanOrEqual(120);
  });
});
