import { DateFormatter, type CalendarDate } from '@internationalized/date';
import { CalendarCell, useLocale, type CalendarCellProps } from 'react-aria-components';
import { inputStrings } from '../strings/inputStrings';
import { fill, useStrings } from '../strings/strings';
import * as styles from './CalendarBody.css';

interface DayCellProps {
  date: CalendarDate;
  /** The day marked as today, ISO. @default the day of the device */
  today?: string;
  isRange?: boolean;
}

const full = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A day of a calendar. React Aria always marks the day of the device, so `today` changes its mark and name. */
export function DayCell({ date, today, isRange }: DayCellProps) {
  const { locale } = useLocale();
  const strings = useStrings(inputStrings);
  const render: CalendarCellProps['render'] = (props, { isToday }) => {
    const isMarked = date.toString() === today;
    let label = props['aria-label'] ?? '';
    if (isMarked !== isToday) {
      const day = new DateFormatter(locale, full).format(date.toDate('UTC'));
      // The name is the day with texts before and after it, such as "Today, " and " selected".
      label = isMarked
        ? label.replace(day, fill(strings.today, { date: day }))
        : label.slice(Math.max(0, label.indexOf(day)));
    }
    return <div {...props} aria-label={label} {...{ 'data-today': isMarked || undefined }} />;
  };
  return (
    <CalendarCell
      date={date}
      className={styles.cell}
      data-range={isRange || undefined}
      render={today === undefined ? undefined : render}
    />
  );
}
