import { eventCalendars, type EventCalendar } from '@larder/domain/contract';
import { Button, Checkbox } from '@larder/ui';
import { Calendar } from '@larder/ui/Calendar';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import type { CalendarPageState } from '../useCalendar';
import type { CalendarLabels } from '../useCalendarLabels';
import * as styles from './Calendar.css';

export interface CalendarSidebarProps {
  page: CalendarPageState;
  labels: CalendarLabels;
  /** Reason why the user may not add events. */
  createDenial: string | undefined;
  onCreate: () => void;
}

/** Button to add an event, a small month and the calendars to show. */
export function CalendarSidebar({ page, labels, createDenial, onCreate }: CalendarSidebarProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { calendars, visible, setCalendars } = page;
  const isShown = (calendar: EventCalendar) => calendars.includes(calendar);
  const countOf = (calendar: EventCalendar) =>
    visible.filter(({ event }) => event.extendedProps.calendar === calendar).length;
  const toggle = (calendar: EventCalendar) =>
    setCalendars(eventCalendars.filter((each) => isShown(each) !== (each === calendar)));
  return (
    <>
      <Button startIcon={Plus} aria-keyshortcuts="n" disabledReason={createDenial} onClick={onCreate}>
        {t('calendar.add')}
      </Button>
      <div className={styles.month}>
        <Calendar label={t('calendar.month')} value={page.date} onValueChange={(date) => page.show({ date })} />
      </div>
      <fieldset className={styles.filters}>
        <legend className={styles.legend}>{t('calendar.filter')}</legend>
        <Checkbox
          label={t('calendar.viewAll')}
          checked={calendars.length === eventCalendars.length}
          indeterminate={calendars.length > 0 && calendars.length < eventCalendars.length}
          onCheckedChange={() => setCalendars(calendars.length === eventCalendars.length ? [] : eventCalendars)}
        />
        {eventCalendars.map((calendar) => (
          <div key={calendar} className={styles.filter[calendar]}>
            <Checkbox
              label={labels.calendar(calendar)}
              checked={isShown(calendar)}
              onCheckedChange={() => toggle(calendar)}
            />
            <span className={styles.count}>{formats.number(countOf(calendar))}</span>
          </div>
        ))}
      </fieldset>
    </>
  );
}
