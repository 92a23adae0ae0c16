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
import { Dialog } from '../../components/Dialog/Dialog';
import { DateField } from '../../components/DateField/DateField';
import { DatePicker } from '../../components/DatePicker/DatePicker';
import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker';
import { IconButton } from '../../components/IconButton/IconButton';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { Select } from '../../components/Select/Select';
import { Alert } from '../../components/Alert/Alert';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup';
import { Meter } from '../../components/Meter/Meter';
import { NumberField } from '../../components/NumberField/NumberField';
import { OTPField } from '../../components/OTPField/OTPField';
import { Rating } from '../../components/Rating/Rating';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { Slider } from '../../components/Slider/Slider';
import { Stack } from '../../components/Stack/Stack';
import { StatusPill } from '../../components/StatusPill/StatusPill';
import { TagField } from '../../components/TagField/TagField';
import { TextField } from '../../components/TextField/TextField';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup';
import { Tabs } from '../../components/Tabs/Tabs';
import { Wizard } from '../../components/Wizard/Wizard';
import { TimeField } from '../../components/TimeField/TimeField';
import { DataTable } from '../../table/DataTable';
import { checkProps } from './checkProps';

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
  it('reports a missing text once per locale, also if several tables have its key', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const missingIn = (locale: string, ...keys: string[]) =>
      checkProps('strings', 'UiProvider', {
        locale,
        table: Object.fromEntries(keys.map((key) => [key, {}])),
        given: undefined,
      });
    missingIn('it', 'close', 'undo');
    missingIn('it', 'close', 'search');
    missingIn('it', 'undo');
    missingIn('nl', 'close');
    expect(log.mock.calls.map(([message]) => /"\w+", missing [^.]*/.exec(String(message))?.[0])).toEqual([
      '"it", missing close, undo',
      '"it", missing search',
      '"nl", missing close',
    ]);
  });

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
      'a LineChart with NaN',
      () => <LineChart {...hours} series={[{ id: 'a', label: 'Today', values: [1, Number.NaN] }]} />,
      'LineChart: invalid values of "Today", NaN at index 1. Expected numbers, null if missing.',
    ],
    [
      'an AreaChart with a text',
      () => <AreaChart {...hours} values={[1, '2' as never]} />,
      'AreaChart: invalid values, 2 at index 1. Expected numbers, null if missing.',
    ],
    [
      'an unknown variant of a Button',
      () => <Button variant={'primary' as never}>Save</Button>,
      'Button: invalid variant "primary". Expected one of "filled", "relief", "outline", "flat", "quiet", "plain", "link".',
    ],
    [
      'a Button without a name',
      () => <Button iconOnly startIcon={Search} />,
      'Button: missing aria-label, children. Expected a text that names it.',
    ],
    [
      'an IconButton without a label',
      () => <IconButton icon={Search} label={missing} />,
      'IconButton: missing label. Expected a text that names it.',
    ],
    [
      'a Dialog without a title',
      () => <Dialog title={missing} open={false} onOpenChange={() => {}} />,
      'Dialog: missing title. Expected a text that names it.',
    ],
    [
      'an unknown step of a Wizard',
      () => (
        <Wizard
          label="Dish"
          current="c"
          onFinish={() => {}}
          steps={tabs.map((tab) => ({ ...tab, content: tab.label }))}
        />
      ),
      'Wizard: invalid current "c". Expected one of "day", "week".',
    ],
    [
      'the sorting of an unknown column',
      () => <DataTable {...table} rows={[row]} sorting={{ value: [{ column: 'city', direction: 'asc' }] }} />,
      'DataTable: invalid sorting, column "city". Expected one of "name".',
    ],
    [
      'the filter of an unknown column',
      () => (
        <DataTable {...table} rows={[row]} filters={{ defaultValue: [{ column: 'area', kind: 'text', text: 'a' }] }} />
      ),
      'DataTable: invalid filters, column "area". Expected one of "name".',
    ],
    [
      'an unknown tone of an Alert',
      () => <Alert tone={'error' as never}>Late</Alert>,
      'Alert: invalid tone "error". Expected one of "info", "success", "warning", "danger", "primary", "secondary", "dark".',
    ],
    [
      'a text as the value of a TagField',
      () => <TagField label="Allergens" value={'nuts' as never} />,
      'TagField: invalid value "nuts". Expected an array.',
    ],
    [
      'an unknown tone of a StatusPill',
      () => <StatusPill tone={'red' as never}>Late</StatusPill>,
      'StatusPill: invalid tone "red". Expected one of "primary", "secondary", "success", "danger", "warning", "info", "dark".',
    ],
    [
      'an unknown direction of a Stack',
      () => <Stack direction={'horizontal' as never} />,
      'Stack: invalid direction "horizontal". Expected one of "column", "row".',
    ],
    [
      'a text as the value of a NumberField',
      () => <NumberField label="Price" value={'5' as never} />,
      'NumberField: invalid value "5". Expected a number.',
    ],
    [
      'limits of a NumberField in the wrong order',
      () => <NumberField label="Price" min={10} max={5} />,
      'NumberField: invalid min 10. Expected at most the max, 5.',
    ],
    [
      'NaN as the value of a Meter',
      () => <Meter label="Prep" value={Number.NaN} />,
      'Meter: invalid value NaN. Expected a number.',
    ],
    [
      'a Meter without a label',
      () => <Meter label="" value={1} />,
      'Meter: missing label. Expected a text that names it.',
    ],
    [
      'a Rating above its maximum',
      () => <Rating label="Dish" value={9} />,
      'Rating: invalid value 9. Expected 0 to 5.',
    ],
    [
      'a Slider outside of its limits',
      () => <Slider label="Heat" defaultValue={200} />,
      'Slider: invalid defaultValue 200. Expected 0 to 100.',
    ],
    [
      'a TextField without a label',
      () => <TextField label={missing} />,
      'TextField: missing label. Expected a text that names it.',
    ],
    [
      'a NumberField with an empty hidden label',
      () => <NumberField label="" hideLabel />,
      'NumberField: missing label. Expected a text that names it.',
    ],
    ...[Select, RadioGroup, CheckboxGroup, SegmentedControl, ToggleButtonGroup].map(
      (Choice): [string, () => ReactElement, string] => [
        `options of a ${Choice.name} with the same value`,
        () => <Choice label="Station" options={[...stations, { value: 'grill', label: 'Grill 2' }]} />,
        `${Choice.name}: invalid options, several have the value "grill". Expected unique values of value.`,
      ],
    ),
    [
      'tabs with the same ID',
      () => <Tabs label="Span" items={[...tabs, { id: 'day', label: 'Today' }]} />,
      'Tabs: invalid items, several have the id "day". Expected unique values of id.',
    ],
    [
      'columns with the same ID',
      () => <DataTable {...table} columns={[...table.columns, { id: 'name', header: 'Dish' }]} rows={[row]} />,
      'DataTable: invalid columns, several have the id "name". Expected unique values of id.',
    ],
    [
      'a column without a property of that name',
      () => <DataTable {...table} columns={[...table.columns, { id: 'nmae', header: 'Dish' }]} rows={[row]} />,
      'DataTable: invalid columns, no row has the property "nmae". Expected an accessor, or the name of a property as the id.',
    ],
    [
      'row IDs that are not strings',
      () => <DataTable {...table} getRowId={() => 7 as never} rows={[{ ...row }]} />,
      'DataTable: invalid getRowId, it returns 7. Expected a string.',
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

  it('logs an error for an icon element and shows it', () => {
    expect(errorsOf(<Button startIcon={(<Search />) as never}>Find</Button>)).toContain(
      'Button: invalid icon <Search />. Expected the component: {Search} instead of {<Search />}.',
    );
    expect(document.querySelector('button svg')).not.toBeNull();
  });

  it.each<[string, () => ReactElement, string]>([
    [
      'a number as the value of an OTPField',
      () => <OTPField label="Code" value={123 as never} />,
      'OTPField: invalid value 123. Expected a string.',
    ],
    [
      'an unknown variant of a StatusPill',
      () => <StatusPill variant={'outline' as never}>Late</StatusPill>,
      'StatusPill: invalid variant "outline". Expected one of "soft", "filled".',
    ],
  ])('logs an error for %s, before React throws', (_name, element, message) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(element())).toThrow();
    expect(log.mock.calls[0]?.[0]).toBe(message);
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
