import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { occurrencesByDate, sheetWeeks, type DayOccurrence } from '../printDays';
import type { CalendarPageState } from '../useCalendar';
import type { CalendarLabels } from '../useCalendarLabels';
import * as styles from './PrintSheet.css';
import { addPageStyle } from '../../../lib/addPageStyle';

/** Landscape, because the seven columns of a week don't fit on a portrait page. */
const landscape = '@page { size: landscape; margin: 12mm }';

/** Returns true while the browser prints the page, and applies `pageStyle` in the meantime. */
function usePrinting(pageStyle: string | undefined) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    let removeStyle: (() => void) | undefined;
    const handleBefore = () => {
      removeStyle = pageStyle ? addPageStyle(pageStyle) : undefined;
      // The browser renders the page for printing as soon as this handler returns.
      flushSync(() => setPrinting(true));
    };
    const handleAfter = () => {
      removeStyle?.();
      setPrinting(false);
    };
    window.addEventListener('beforeprint', handleBefore);
    window.addEventListener('afterprint', handleAfter);
    return () => {
      removeStyle?.();
      window.removeEventListener('beforeprint', handleBefore);
      window.removeEventListener('afterprint', handleAfter);
    };
  }, [pageStyle]);
  return isPrinting;
}

export interface PrintSheetProps {
  page: CalendarPageState;
  labels: CalendarLabels;
  showsWeekends: boolean;
}

interface SheetEventProps {
  item: DayOccurrence;
  labels: CalendarLabels;
  /** If true, also shows the end, place and calendar. */
  isDetailed: boolean;
}

function SheetEvent({ item: { occurrence, isStart }, labels, isDetailed }: SheetEventProps) {
  const { event, start, end } = occurrence;
  const { location, calendar } = event.extendedProps;
  const time = isDetailed ? `${labels.time(start)} – ${labels.time(end)}` : labels.time(start);
  return (
    <li className={styles.event}>
      {!event.allDay && isStart && <span className={styles.time}>{time} </span>}
      <strong>
        <bdi>{event.title}</bdi>
      </strong>
      {isDetailed && <span>{[location, labels.calendar(calendar)].filter(Boolean).map((text) => ` · ${text}`)}</span>}
    </li>
  );
}

/** The visible events for printing: a table of weeks, or the days of a list that have events. */
export function PrintSheet({ page, labels, showsWeekends }: PrintSheetProps) {
  const { t } = useTranslation();
  const { view, from, to, timeZone, occurrences } = page;
  const isTable = view === 'month' || view === 'week';
  const isPrinting = usePrinting(isTable ? landscape : undefined);
  if (!isPrinting) return null;
  const byDate = occurrencesByDate(occurrences, from, to, timeZone);
  const list = (date: string) => (
    <ul className={styles.events}>
      {byDate.get(date)?.map((item) => (
        <SheetEvent key={item.occurrence.key} item={item} labels={labels} isDetailed={view !== 'month'} />
      ))}
    </ul>
  );
  if (!isTable)
    return (
      <div className={styles.sheet}>
        {[...byDate.keys()].map((date) => (
          <section key={date} className={styles.day}>
            <h2 className={styles.date}>{labels.day(date, { weekday: 'long', day: 'numeric', month: 'long' })}</h2>
            {list(date)}
          </section>
        ))}
        {byDate.size === 0 && <p>{t('calendar.grid.none')}</p>}
      </div>
    );
  const weeks = sheetWeeks(from, to, showsWeekends);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {weeks[0]?.map((date) => (
            <th key={date} scope="col" className={styles.cell}>
              {labels.day(date, view === 'month' ? { weekday: 'long' } : undefined)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((dates) => (
          <tr key={dates[0]} className={styles.week}>
            {dates.map((date) => (
              <td key={date} className={styles.cell}>
                {view === 'month' && (
                  <span className={styles.date}>{labels.day(date, { day: 'numeric', month: 'short' })}</span>
                )}
                {list(date)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
