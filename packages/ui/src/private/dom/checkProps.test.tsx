import { cleanup, render } from '@testing-library/react';
import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AreaChart } from '../../charts/AreaChart/AreaChart';
import { BarsChart } from '../../charts/BarsChart/BarsChart';
import { CandlestickChart } from '../../charts/CandlestickChart/CandlestickChart';
import { HeatmapChart } from '../../charts/HeatmapChart/HeatmapChart';
import { LineChart } from '../../charts/LineChart/LineChart';
import { MiniBars } from '../../charts/MiniBars/MiniBars';
import { RadarChart } from '../../charts/RadarChart/RadarChart';
import { Button } from '../../components/Button/Button';
import { ComboBox } from '../../components/ComboBox/ComboBox';
import { DateField } from '../../components/DateField/DateField';
import { DatePicker } from '../../components/DatePicker/DatePicker';
import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { Select } from '../../components/Select/Select';
import { Tabs } from '../../components/Tabs/Tabs';
import { TimeField } from '../../components/TimeField/TimeField';
import { DataTable } from '../../table/DataTable';

/** Renders with props that TypeScript would reject and returns the logged errors. */
function errorsOf(element: ReactElement) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(element);
  return log.mock.calls.map(([message]) => String(message));
}

const stations = [
  { value: 'grill', label: 'Grill' },
  { value: 'cold', label: 'Cold larder' },
];
const tabs = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
];
const words = { label: 'Sales', summary: 'Sales rise.', bucketLabel: 'Hour', formatValue: String };
const hours = { ...words, buckets: [{ label: '11:00' }, { label: '12:00' }] };
const series = [{ id: 'a', label: 'Today', values: [1, 2, 3] }];
const valueLabels = { open: 'Open', high: 'High', low: 'Low', close: 'Close' };
const wrongLength = (chart: string, prop: string, given: number) =>
  `${chart}: invalid ${prop}, an array of ${given}. Expected 2, one per label, null if missing.`;
const row = { id: '7', name: 'Bea' };
const table = {
  label: 'Users',
  columns: [{ id: 'name', header: 'Name', rowHeader: true }],
  getRowId: ({ id }: typeof row) => id,
};
const missing = undefined as never;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('checkProps', () => {
  it.each<[string, () => ReactElement, string]>([
    [
      'a date that is not ISO',
      () => <DatePicker label="Day" value="24.11.2026" />,
      'DatePicker: invalid value "24.11.2026". Expected an ISO date such as "2026-11-24".',
    ],
    [
      'a day that does not exist',
      () => <DateField label="Day" defaultValue="2026-02-30" />,
      'DateField: invalid defaultValue "2026-02-30". Expected an ISO date such as "2026-11-24".',
    ],
    [
      'an invalid limit',
      () => <DatePicker label="Day" min="today" />,
      'DatePicker: invalid min "today". Expected an ISO date such as "2026-11-24".',
    ],
    [
      'a time that is not ISO',
      () => <TimeField label="Time" value="7pm" />,
      'TimeField: invalid value "7pm". Expected an ISO time such as "18:30".',
    ],
    [
      'a text instead of a range',
      () => <DateRangePicker label="Days" value={'2026-11-14' as never} />,
      'DateRangePicker: invalid value "2026-11-14". Expected { start, end } with ISO dates such as "2026-11-24".',
    ],
    [
      'a range with an invalid end',
      () => <DateRangePicker label="Days" value={{ start: '2026-11-14', end: '24 Nov' }} />,
      'DateRangePicker: invalid value {"start":"2026-11-14","end":"24 Nov"}. Expected { start, end } with ISO dates such as "2026-11-24".',
    ],
    [
      'a Select without options',
      () => <Select label="Station" options={missing} />,
      'Select: invalid options undefined. Expected an array.',
    ],
    [
      'a RadioGroup without options',
      () => <RadioGroup label="Station" options={missing} />,
      'RadioGroup: invalid options undefined. Expected an array.',
    ],
    [
      'a ComboBox without options',
      () => <ComboBox label="Station" />,
      'ComboBox: invalid options undefined. Expected an array.',
    ],
    [
      'an unknown value of a Select',
      () => <Select label="Station" options={stations} value={'bar' as never} />,
      'Select: invalid value "bar". Expected one of "grill", "cold".',
    ],
    [
      'an unknown value of a RadioGroup',
      () => <RadioGroup label="Station" options={stations} defaultValue={'bar' as never} />,
      'RadioGroup: invalid defaultValue "bar". Expected one of "grill", "cold".',
    ],
    [
      'an unknown value of a ComboBox',
      () => <ComboBox label="Station" options={[{ title: 'Hot', options: stations }]} value={'bar' as never} />,
      'ComboBox: invalid value "bar". Expected one of "grill", "cold".',
    ],
    [
      'an unknown tab',
      () => <Tabs label="Span" items={tabs} value={'zzz' as never} />,
      'Tabs: invalid value "zzz". Expected one of "day", "week".',
    ],
    [
      'a LineChart with too many values',
      () => <LineChart {...hours} series={series} />,
      wrongLength('LineChart', 'values of "Today"', 3),
    ],
    [
      'a BarsChart with too many values',
      () => <BarsChart {...hours} series={series} />,
      wrongLength('BarsChart', 'values of "Today"', 3),
    ],
    [
      'a RadarChart with too many values',
      () => <RadarChart {...words} axes={['Lunch', 'Dinner']} series={series} />,
      wrongLength('RadarChart', 'values of "Today"', 3),
    ],
    [
      'a HeatmapChart with too few values',
      () => (
        <HeatmapChart {...words} valueLabel="Guests" columns={['11', '12']} rows={[{ label: 'Mon', values: [1] }]} />
      ),
      wrongLength('HeatmapChart', 'values of "Mon"', 1),
    ],
    [
      'a CandlestickChart with too few candles',
      () => <CandlestickChart {...hours} valueLabels={valueLabels} candles={[null]} />,
      wrongLength('CandlestickChart', 'candles', 1),
    ],
    ['MiniBars with too few values', () => <MiniBars {...hours} values={[1]} />, wrongLength('MiniBars', 'values', 1)],
    [
      'an AreaChart with too many values',
      () => <AreaChart {...hours} values={[1, 2, 3]} />,
      wrongLength('AreaChart', 'values', 3),
    ],
    [
      'rows with the same ID',
      () => <DataTable {...table} rows={[row, { ...row, name: 'Ada' }]} />,
      'DataTable: invalid getRowId, "7" is the ID of several rows. Expected unique IDs.',
    ],
  ])('logs an error for %s', (_name, element, message) => {
    expect(errorsOf(element())).toContain(message);
  });

  it('logs an error for a Date object', () => {
    const [message] = errorsOf(<DatePicker label="Day" value={new Date(2026, 10, 24) as never} />);
    expect(message).toMatch(/^DatePicker: invalid value Date\(2026-11-2\dT.*\)\. Expected an ISO date/);
  });

  it('logs an error for an icon element, before React throws', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Button startIcon={(<Search />) as never}>Find</Button>)).toThrow();
    expect(log.mock.calls[0]?.[0]).toBe(
      'Icon: invalid icon <Search />. Expected the component: startIcon={Search} instead of startIcon={<Search />}.',
    );
  });

  it('logs the same error once', () => {
    const wrong = <TimeField label="Time" value="half past" />;
    expect(errorsOf(wrong)).toHaveLength(1);
    cleanup();
    expect(errorsOf(wrong)).toHaveLength(1);
  });

  it.each<[string, () => ReactElement]>([
    ['empty fields', () => <DatePicker label="Day" value={null} min="2026-11-01" />],
    ['an empty text', () => <TimeField label="Time" value="" />],
    ['a date with time', () => <DateField label="Day" showTime value="2026-11-24T18:30" />],
    ['an empty range', () => <DateRangePicker label="Days" value={{ start: '', end: '' }} />],
    ['a value before its options arrive', () => <Select label="Station" options={[]} value={'bar' as never} />],
    [
      'a ComboBox that loads options',
      () => <ComboBox label="Station" loadOptions={() => new Promise<never>(() => {})} value="bar" />,
    ],
    ['a RadioGroup without a value', () => <RadioGroup label="Station" options={stations} value={null} />],
    ['rows that are still loading', () => <DataTable {...table} rows={undefined} />],
  ])('logs nothing for %s', (_name, element) => {
    expect(errorsOf(element())).toEqual([]);
  });
});
