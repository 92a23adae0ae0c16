import type { Ref } from 'react';

/** What every calendar takes, in a page or in the panel of a field. */
export interface CalendarLimits {
  /** First day that can be chosen, ISO. */
  min?: string;
  /** Last day that can be chosen, ISO. */
  max?: string;
  /** Days in between that cannot be chosen, such as those on which the house is closed. */
  isDateUnavailable?: (day: string) => boolean;
  /** First day of the week. @default the locale's; Monday where it says nothing */
  firstDayOfWeek?: 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';
  /** Months beside one another; on a phone it is one. @default 1 */
  months?: 1 | 2 | 3;
  /** Lists of months and years in place of the title, for days far away such as a birthday; with one month. @default false */
  showPickers?: boolean;
}

/** What a calendar in a page takes beside its value. */
export interface CalendarRootProps extends CalendarLimits {
  /** Name of the calendar, for screen readers: "Day of the delivery". */
  label: string;
  /** What to do about a wrong choice; marks the chosen days as wrong. */
  error?: string;
  /** Shows the days, none of which can be chosen. @default false */
  disabled?: boolean;
  /** Shows the days, changes none. @default false */
  readOnly?: boolean;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  /** Class of the root element. */
  className?: string;
  /** Id of the root element. */
  id?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}
