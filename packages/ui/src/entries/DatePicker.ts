export { DatePicker } from '../components/DatePicker/DatePicker';
export type { DatePickerProps, DatePreset } from '../components/DatePicker/DatePicker';
