export { Calendar } from '../components/Calendar/Calendar';
export { RangeCalendar } from '../components/Calendar/RangeCalendar';
export type { CalendarProps } from '../components/Calendar/Calendar';
export type { RangeCalendarProps } from '../components/Calendar/RangeCalendar';
export type { IsoRange } from '../private/locale/dates';
