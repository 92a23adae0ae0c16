import { ledgerCall, useAbility, useAddEvents, useAllUsers } from '@larder/domain';
import { eventEndpoints, type EventCalendar, type NewEvent } from '@larder/domain/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../hooks/useFailureReason';
import { useRecordChange } from '../../hooks/useUndo';
import { maxIcsBytes, readIcs, type IcsEvent, type IcsFailure } from './ics/readIcs';
import type { CalendarPageState } from './useCalendar';

/** An event of the file, and whether the calendar already has it. */
export interface ImportedEvent extends IcsEvent {
  isKnown: boolean;
}

/** Returns a key that is equal for events that look the same in the calendar. */
const identityOf = ({ title, start, end, extendedProps: { repeat } }: NewEvent) =>
  JSON.stringify([title, Date.parse(start), Date.parse(end), repeat?.every, repeat?.interval]);

function markKnown(events: readonly IcsEvent[], all: readonly NewEvent[]): ImportedEvent[] {
  const known = new Set(all.map(identityOf));
  return events.map((each) => {
    const identity = each.event && identityOf(each.event);
    const isKnown = identity !== undefined && known.has(identity);
    if (identity !== undefined) known.add(identity);
    return { ...each, isKnown };
  });
}

/** Reads events from a file and adds the new ones, all or none. Calls `onAdded` when they are added. */
export function useIcsImport({ all, timeZone }: CalendarPageState, onAdded: () => void) {
  const { t } = useTranslation();
  const record = useRecordChange();
  const reason = useFailureReason();
  const { mutateAsync: add, isPending: isAdding, error: addError } = useAddEvents();
  const { data: users } = useAllUsers(useAbility().can('read', 'user'));
  const [file, setFile] = useState<{ name: string; text: string }>();
  const [problem, setProblem] = useState<IcsFailure>();
  const [isReading, setReading] = useState(false);
  const [calendar, setCalendar] = useState<EventCalendar>('Business');

  const read = useMemo(() => {
    if (!file) return undefined;
    const idOf = new Map(users?.map(({ id, email }) => [email.toLowerCase(), id]));
    return readIcs(file.text, {
      timeZone,
      calendar,
      untitled: t('calendar.import.untitled'),
      userWith: (email) => idOf.get(email.toLowerCase()),
    });
  }, [file, users, timeZone, calendar, t]);
  const events = useMemo(() => (Array.isArray(read) ? markKnown(read, all) : undefined), [read, all]);
  const fresh = events?.flatMap(({ event, isKnown }) => (event && !isKnown ? [event] : [])) ?? [];

  return {
    fileName: file?.name ?? '',
    /** The events of the file; undefined until one can be read. */
    events,
    /** The events that can be added. */
    fresh,
    failure: problem ?? (typeof read === 'string' ? read : undefined),
    isReading,
    calendar,
    setCalendar,
    open: async (next: File) => {
      setFile(undefined);
      setProblem(undefined);
      if (next.size > maxIcsBytes) return setProblem('tooLarge');
      setReading(true);
      try {
        setFile({ name: next.name, text: await next.text() });
      } catch {
        setProblem('unreadable');
      } finally {
        setReading(false);
      }
    },
    back: () => setFile(undefined),
    isAdding,
    /** Reason why the events were not added. */
    addFailure: addError ? reason(addError) : undefined,
    /** Adds the new events. One undo removes all of them. */
    addAll: async () => {
      const added = await add(fresh).catch(() => undefined);
      if (!added) return;
      onAdded();
      record({
        text: { key: 'calendar.import.done', values: { count: added.length } },
        calls: [ledgerCall(eventEndpoints.removeMany, { ids: added.map(({ id }) => id) })],
        reload: ['events'],
      });
    },
  };
}
export type IcsImport = ReturnType<typeof useIcsImport>;
