export { DateRangePicker } from '../components/DateRangePicker/DateRangePicker';
export type { DateRangePickerProps, DateRangePreset } from '../components/DateRangePicker/DateRangePicker';
export type { IsoRange } from '../private/locale/dates';
