import { regionalLocale } from './regionalLocale';

type WeekLocale = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

/** Returns the ISO weekday on which weeks start in a language. Monday if the browser does not know it. */
export function firstWeekday(language: string): number {
  const locale: WeekLocale = new Intl.Locale(regionalLocale(language));
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
