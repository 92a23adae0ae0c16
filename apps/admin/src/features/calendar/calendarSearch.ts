import * as z from 'zod/mini';

export const calendarViews = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

const text = z.catch(z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))), undefined);

/** Search parameters of the calendar. */
export const calendarSearch = z.object({
  /** The month, or the list on phones, by default. */
  view: z.catch(z.optional(z.enum(calendarViews)), undefined),
  /** A date in the shown period, before the year 9999. Today by default. */
  date: z.catch(z.optional(z.iso.date().check(z.refine((date) => date < '9999'))), undefined),
  /** Names of the shown calendars, separated by commas, or `none`. All by default. */
  calendars: text,
  /** Key of the open occurrence, or `new`. */
  event: text,
  q: text,
});
export type CalendarSearch = z.infer<typeof calendarSearch>;
