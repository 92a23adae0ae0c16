import { ledgerCall, useAbility, useAddEvent, useDeleteEvent, useUpdateEvent } from '@larder/domain';
import {
  eventEndpoints,
  isDateOnly,
  localDayOf,
  moveSeries,
  restoreEndpoints,
  withoutDate,
  type CalendarEvent,
  type EventChanges,
  type EventRepeat,
  type NewEvent,
  type Occurrence,
} from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../hooks/useFailureToast';
import { useRecordChange } from '../../hooks/useUndo';
import { notify } from '../../lib/notify';
import type { CalendarLabels } from './useCalendarLabels';

/** The occurrences of a recurring event that a change applies to. */
export type RepeatScope = 'one' | 'all';
export type Times = Pick<CalendarEvent, 'start' | 'end'>;

const reload = ['events'] as const;

/** Returns the fields of a single event at the times of an occurrence. */
export function singleEvent({ event, start, end }: Occurrence): NewEvent {
  const { repeat: _rule, ...extendedProps } = event.extendedProps;
  return { title: event.title, start, end, allDay: isDateOnly(start), url: event.url, extendedProps };
}

const updateCall = (saved: CalendarEvent, changes: Omit<EventChanges, 'id'>) =>
  ledgerCall(eventEndpoints.update, { event: { id: saved.id, version: saved.version, ...changes } }, saved);
const removeCall = ({ id }: CalendarEvent) => ledgerCall(eventEndpoints.remove, { id });

/** Returns functions that change events. Each change can be undone. */
export function useEventActions(labels: CalendarLabels) {
  const { t } = useTranslation();
  const ability = useAbility();
  const record = useRecordChange();
  const showFailure = useFailureToast();
  const { mutateAsync: add } = useAddEvent();
  const { mutateAsync: update } = useUpdateEvent();
  const { mutateAsync: remove } = useDeleteEvent();
  const denial = (action: 'create' | 'update' | 'delete') =>
    ability.can(action, 'event') ? undefined : t(`calendar.denied.${action}`);

  /** Runs a change. If it fails, shows a toast and resolves to undefined. */
  const attempt = async <Result>(failed: string, work: () => Promise<Result>) => {
    try {
      return await work();
    } catch (error) {
      void showFailure(t(`calendar.toasts.${failed}`), error);
      return undefined;
    }
  };
  const textOf = (key: string, occurrence: Pick<Occurrence, 'event' | 'start'>) => ({
    key: `calendar.toasts.${key}`,
    values: { title: occurrence.event.title, when: labels.start(occurrence) },
  });

  /** Removes a date from a rule. Returns the call that adds it again. */
  const excludeDate = async (event: CalendarEvent, repeat: EventRepeat, date: string) => {
    const changes = { extendedProps: { repeat: withoutDate(repeat, date) } };
    const saved = await update({ id: event.id, version: event.version, ...changes });
    return { saved, inverse: updateCall(saved, { extendedProps: { repeat } }) };
  };

  const create = (event: NewEvent, key: 'added' | 'duplicated' = 'added') =>
    attempt('addFailed', async () => {
      const saved = await add(event);
      record({
        text: textOf(key, { event: saved, start: saved.start }),
        calls: [removeCall(saved)],
        reload: [...reload],
      });
    });

  /** Replaces one occurrence of a recurring event with a separate event. */
  const detach = async ({ event, date }: Occurrence, single: NewEvent) => {
    const { repeat } = event.extendedProps;
    if (!repeat || date === undefined) throw new Error('Only an occurrence of a recurring event can be detached.');
    // Added first, so that no occurrence is lost if one of the requests fails.
    const saved = await add(single);
    try {
      const { inverse } = await excludeDate(event, repeat, date);
      return { saved, calls: [removeCall(saved), inverse] };
    } catch (error) {
      await remove(saved.id).catch(() => undefined);
      throw error;
    }
  };

  /** Moves or resizes an event. Resolves to the new key of the occurrence, or undefined if it failed. */
  const move = (occurrence: Occurrence, times: Times, scope: RepeatScope, kind: 'moved' | 'resized' = 'moved') =>
    attempt('moveFailed', async () => {
      const { event, date } = occurrence;
      const moved = { event: { ...event, allDay: isDateOnly(times.start) }, ...times };
      const when = kind === 'resized' ? labels.times(moved) : labels.start(moved);
      const text = { key: `calendar.toasts.${kind}`, values: { title: event.title, when } };
      if (date !== undefined && scope === 'one') {
        const { saved, calls } = await detach(occurrence, singleEvent({ ...occurrence, ...times }));
        record({ text, calls, reload: [...reload] });
        return String(saved.id);
      }
      const { repeat, ...changes } = moveSeries(occurrence, times);
      const before = { start: event.start, end: event.end, allDay: event.allDay };
      const rule = (value: EventRepeat | undefined) => (value ? { extendedProps: { repeat: value } } : {});
      const saved = await update({ id: event.id, version: event.version, ...changes, ...rule(repeat) });
      record({
        text,
        calls: [updateCall(saved, { ...before, ...rule(event.extendedProps.repeat) })],
        reload: [...reload],
      });
      return repeat ? `${event.id}@${localDayOf(times.start, repeat.timeZone)}` : String(event.id);
    });

  /** Explains why the keyboard can't move or resize an event further. */
  const reportLimit = ({ event }: Occurrence, limit: 'noTime' | 'shortest') =>
    void notify(
      (toast) => void toast.info(t(`calendar.toasts.${limit}`, { title: event.title }), { id: 'eventLimit' }),
    );

  const removeOccurrence = (occurrence: Occurrence, scope: RepeatScope) =>
    attempt('deleteFailed', async () => {
      const { event, date } = occurrence;
      const { repeat } = event.extendedProps;
      const text = textOf('deleted', occurrence);
      if (repeat && date !== undefined && scope === 'one') {
        const { inverse } = await excludeDate(event, repeat, date);
        record({ text, calls: [inverse], reload: [...reload] });
        return;
      }
      await remove(event.id);
      const calls = [ledgerCall(restoreEndpoints.restore, { subject: 'event', ids: [event.id] })];
      record({ text, calls, reload: [...reload] });
    });

  return {
    denial,
    create,
    detach,
    move,
    reportLimit,
    remove: removeOccurrence,
    duplicate: (occurrence: Occurrence, times: Times = occurrence) =>
      create(singleEvent({ ...occurrence, ...times }), 'duplicated'),
  };
}
export type EventActions = ReturnType<typeof useEventActions>;
