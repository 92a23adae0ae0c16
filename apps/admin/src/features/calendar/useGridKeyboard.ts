import { useDirection } from '@larder/domain';
import { localDayOf } from '@larder/domain/contract';
import { useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { occurrencesByDate } from './printDays';
import type { CalendarPageState } from './useCalendar';
import type { CalendarLabels } from './useCalendarLabels';
import { useDayKeyboard, type DayKeyboardOptions } from './useDayKeyboard';
import { useEventKeyboard, type EventKeyboardOptions } from './useEventKeyboard';

export interface GridKeyboardOptions
  extends Pick<EventKeyboardOptions, 'onMove' | 'onLimit'>, Pick<DayKeyboardOptions, 'onCreate' | 'showsWeekends'> {
  page: CalendarPageState;
  labels: CalendarLabels;
  mayUpdate: boolean;
}

/** Handles the keys of the focused day or event of the grid. */
export function useGridKeyboard({
  page,
  labels,
  mayUpdate,
  showsWeekends,
  onMove,
  onLimit,
  onCreate,
}: GridKeyboardOptions) {
  const { t } = useTranslation();
  const [direction] = useDirection();
  const { view, timeZone, occurrences, from, to, show } = page;
  const root = useRef<HTMLDivElement>(null);
  const isRightToLeft = direction === 'rtl';
  /** Key of the event that was last moved by keyboard. It is drawn first, so that a full day does not hide it. */
  const [movedKey, setMovedKey] = useState<string>();

  const moveByKey: EventKeyboardOptions['onMove'] = async (occurrence, times, kind) => {
    setMovedKey(occurrence.key);
    const key = await onMove(occurrence, times, kind);
    setMovedKey(key);
    const day = localDayOf(times.start, timeZone);
    if (key !== undefined && (day < from || day > to)) show({ date: day }, true);
    return key;
  };
  const events = useEventKeyboard({
    root,
    view,
    timeZone,
    isRightToLeft,
    occurrences: mayUpdate ? occurrences : [],
    onMove: moveByKey,
    onLimit,
  });
  const byDate = useMemo(() => occurrencesByDate(occurrences, from, to, timeZone), [occurrences, from, to, timeZone]);
  const days = useDayKeyboard({
    root,
    period: page.period,
    showsWeekends,
    isRightToLeft,
    nameOf: (date) =>
      t('calendar.grid.day', {
        day: labels.day(date, { weekday: 'long', day: 'numeric', month: 'long' }),
        count: byDate.get(date)?.length ?? 0,
      }),
    onMove: (date) => show({ date }, true),
    onCreate,
  });
  return {
    movedKey,
    eventDidMount: events.eventDidMount,
    onDayMount: days.onDayMount,
    rootProps: {
      ref: root,
      ...events.rootProps,
      onFocus: (event: FocusEvent) => {
        events.rootProps.onFocus(event);
        days.onFocus(event);
      },
      onKeyDown: (event: KeyboardEvent) => {
        events.rootProps.onKeyDown(event);
        days.onKeyDown(event);
      },
    },
  };
}
