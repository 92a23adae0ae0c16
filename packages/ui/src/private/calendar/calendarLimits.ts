import type { Ref } from 'react';

/** Props of every calendar. */
export interface CalendarLimits {
  /** First selectable day, ISO. */
  min?: string;
  /** Last selectable day, ISO. */
  max?: string;
  /** Returns true for days that can't be selected, such as closed days. */
  isDateUnavailable?: (day: string) => boolean;
  /** First day of the week. @default by locale, else Monday */
  firstDayOfWeek?: 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';
  /** Number of visible months; one on phones. @default 1 */
  months?: 1 | 2 | 3;
  /** The day marked as today, ISO. @default `today` of `UiProvider`, else the day of the device */
  today?: string;
  /** Shows selects for month and year, for distant dates such as a birthday. One month only. @default false */
  showPickers?: boolean;
}

/** Props of a standalone calendar. */
export interface CalendarRootProps extends CalendarLimits {
  /** Accessible name, such as "Delivery day". */
  label: string;
  /** Error message. Marks the selected days as invalid. */
  error?: string;
  /** If true, days can't be selected or focused. @default false */
  disabled?: boolean;
  /** If true, the selection can't be changed. @default false */
  readOnly?: boolean;
  /** If true, the calendar receives focus on mount. @default false */
  autoFocus?: boolean;
  /** Class of the root element. */
  className?: string;
  /** ID of the root element. */
  id?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}
