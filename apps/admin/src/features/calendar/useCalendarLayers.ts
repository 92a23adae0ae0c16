import type { Occurrence } from '@larder/domain/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';
import type { CalendarPageState } from './useCalendar';
import type { EventActions, RepeatScope, Times } from './useEventActions';

/** A change to a recurring event, applied when the user has chosen its scope. */
interface Question {
  kind: 'move' | 'delete';
  title: string;
  apply: (scope: RepeatScope) => void;
  cancel?: () => void;
}

/** Returns the open card, form, import dialog and question of the calendar, and functions that open and close them. */
export function useCalendarLayers(page: CalendarPageState, actions: EventActions) {
  const { t } = useTranslation();
  const { search, show } = page;
  const anchor = useRef<HTMLElement>(null);
  const [draft, setDraft] = useState<Times>();
  const [cardKey, setCardKey] = useState<string>();
  const [isImporting, setImporting] = useState(false);
  const [question, setQuestion] = useState<Question>();

  const isNew = search.event === 'new';
  const found = search.event === undefined || isNew ? undefined : page.findOccurrence(search.event);
  // Saving a single occurrence removes it from its series. The form stays open until the URL changes.
  const [last, setLast] = useState<Occurrence>();
  const open = found ?? (last?.key === search.event ? last : undefined);
  if (open?.key !== last?.key || open?.event !== last?.event) setLast(open);
  const isUnknown = search.event !== undefined && !isNew && !open && page.isLoaded;
  const reportUnknown = useEffectEvent(() => {
    void notify((toast) => void toast.danger(t('calendar.unknown')));
    show({ event: undefined }, true);
  });
  useEffect(() => {
    if (isUnknown) reportUnknown();
  }, [isUnknown]);

  /** Applies a change. For a recurring event, asks for the scope first. */
  const ask = ({ date, event }: Occurrence, next: Omit<Question, 'title'>) =>
    date === undefined ? next.apply('all') : setQuestion({ ...next, title: event.title });

  return {
    anchor,
    draft,
    isNew,
    /** The occurrence in the form. */
    open,
    /** The occurrence in the card. */
    card: cardKey === undefined ? undefined : page.occurrences.find(({ key }) => key === cardKey),
    openKey: search.event ?? cardKey,
    question,
    isImporting,
    openImport: () => setImporting(true),
    closeImport: () => setImporting(false),
    /** Opens the form of a new event at local times. */
    create: (times?: Times) => {
      setDraft(times);
      show({ event: 'new' });
    },
    edit: (key: string) => show({ event: key }),
    close: () => show({ event: undefined }),
    openCard: (occurrence: Occurrence, element: HTMLElement) => {
      anchor.current = element;
      setCardKey(occurrence.key);
    },
    closeCard: () => setCardKey(undefined),
    /** Moves or resizes an occurrence. Resolves to its new key, or undefined if it did not move. */
    move: (occurrence: Occurrence, times: Times, kind: 'moved' | 'resized') =>
      new Promise<string | undefined>((resolve) => {
        ask(occurrence, {
          kind: 'move',
          apply: (scope) => void actions.move(occurrence, times, scope, kind).then(resolve),
          cancel: () => resolve(undefined),
        });
      }),
    remove: (occurrence: Occurrence) =>
      ask(occurrence, { kind: 'delete', apply: (scope) => void actions.remove(occurrence, scope) }),
    answer: (scope: RepeatScope | undefined) => {
      setQuestion(undefined);
      if (scope) question?.apply(scope);
      else question?.cancel?.();
    },
  };
}
export type CalendarLayersState = ReturnType<typeof useCalendarLayers>;
