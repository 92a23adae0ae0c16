import type { Occurrence } from '@larder/domain/contract';
import { Alert, Button, Skeleton } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { Drawer } from '@larder/ui/overlays';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { useFailureReason } from '../../hooks/useFailureReason';
import { usePageTitle } from '../../hooks/usePageTitle';
import { useShortcuts } from '../../hooks/useShortcuts';
import { notify } from '../../lib/notify';
import * as styles from './components/Calendar.css';
import { CalendarSidebar } from './components/CalendarSidebar';
import { CalendarToolbar } from './components/CalendarToolbar';
import { useCalendar } from './useCalendar';
import { useCalendarLabels } from './useCalendarLabels';
import { useEventActions, type RepeatScope, type Times } from './useEventActions';

export { loadCalendar } from './calendarQueries';

const grid = lazyModule(() => import('./components/CalendarGrid'));
grid.preload();
const CalendarGrid = lazyNamed(grid, 'CalendarGrid');
const EventDrawer = lazyDialog(() => import('./components/EventDrawer'), 'EventDrawer');
const EventCard = lazyDialog(() => import('./components/EventCard'), 'EventCard');
const RepeatScopeDialog = lazyDialog(() => import('./components/RepeatScopeDialog'), 'RepeatScopeDialog');

/** A change of a recurring event that waits for its scope. */
interface Question {
  kind: 'move' | 'delete';
  title: string;
  apply: (scope: RepeatScope) => void;
  cancel?: () => void;
}

/** The events of the restaurant's calendars. */
export function CalendarPage() {
  const { t } = useTranslation();
  usePageTitle();
  const reason = useFailureReason();
  const page = useCalendar();
  const labels = useCalendarLabels(page.timeZone);
  const actions = useEventActions(labels);
  const { search, show, query } = page;
  const searchField = useRef<HTMLInputElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const [draft, setDraft] = useState<Times>();
  const [cardKey, setCardKey] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const [isSidebarOpen, setSidebarOpen] = useState(false);
  const [settings, setSettings] = useState({ showsWeekNumbers: false, showsWeekends: true });
  const createDenial = actions.denial('create');

  const create = (times?: Times) => {
    setDraft(times);
    show({ event: 'new' });
  };
  /** Asks for the scope of a change of a recurring event. */
  const ask = ({ date, event }: Occurrence, next: Omit<Question, 'title'>) =>
    date === undefined ? next.apply('all') : setQuestion({ ...next, title: event.title });
  const move = (occurrence: Occurrence, times: Times, kind: 'moved' | 'resized', revert: () => void) =>
    ask(occurrence, {
      kind: 'move',
      apply: (scope) => void actions.move(occurrence, times, scope, kind).then((isDone) => !isDone && revert()),
      cancel: revert,
    });
  const remove = (occurrence: Occurrence) =>
    ask(occurrence, { kind: 'delete', apply: (scope) => void actions.remove(occurrence, scope) });

  useShortcuts({
    ...(createDenial === undefined && { create: () => create() }),
    search: () => searchField.current?.focus(),
    today: () => show({ date: undefined }),
    monthView: () => show({ view: 'month' }),
    weekView: () => show({ view: 'week' }),
    dayView: () => show({ view: 'day' }),
    listView: () => show({ view: 'list' }),
  });

  const isNew = search.event === 'new';
  const open = search.event === undefined || isNew ? undefined : page.findOccurrence(search.event);
  const isUnknown = search.event !== undefined && !isNew && !open && page.isLoaded;
  const reportUnknown = useEffectEvent(() => {
    void notify((toast) => void toast.danger(t('calendar.unknown')));
    show({ event: undefined }, true);
  });
  useEffect(() => {
    if (isUnknown) reportUnknown();
  }, [isUnknown]);
  const card = cardKey === undefined ? undefined : page.occurrences.find(({ key }) => key === cardKey);
  const close = () => show({ event: undefined });
  const sidebar = <CalendarSidebar page={page} labels={labels} createDenial={createDenial} onCreate={() => create()} />;

  return (
    <div className={styles.page} data-full-height>
      <aside className={styles.sidebar}>{sidebar}</aside>
      <section className={styles.main} aria-busy={query.isPending || undefined}>
        <CalendarToolbar
          page={page}
          labels={labels}
          searchField={searchField}
          settings={settings}
          onSettingsChange={setSettings}
          onSidebar={() => setSidebarOpen(true)}
          onExport={() => undefined}
          onImport={undefined}
        />
        <div className={styles.notice}>
          {query.isError && (
            <Alert
              tone="danger"
              title={t('calendar.failed')}
              action={
                <Button size="sm" onClick={() => void query.refetch()}>
                  {t('common.retry')}
                </Button>
              }
            >
              {reason(query.error)}
            </Alert>
          )}
          {page.calendars.length === 0 && <Alert tone="info">{t('calendar.noCalendars')}</Alert>}
        </div>
        <Suspense fallback={<Skeleton blockSize="100%" />}>
          <CalendarGrid
            page={page}
            labels={labels}
            mayCreate={createDenial === undefined}
            mayUpdate={actions.denial('update') === undefined}
            {...settings}
            openKey={search.event ?? cardKey}
            onCreate={create}
            onOpen={(occurrence, element) => {
              anchor.current = element;
              setCardKey(occurrence.key);
            }}
            onMove={move}
            onCopy={(occurrence, times) => void actions.duplicate(occurrence, times)}
          />
        </Suspense>
      </section>
      <Drawer side="start" title={t('calendar.sidebar')} open={isSidebarOpen} onOpenChange={setSidebarOpen}>
        <div className={styles.drawer}>{sidebar}</div>
      </Drawer>
      <Suspense>
        {card && (
          <EventCard
            occurrence={card}
            anchor={anchor}
            actions={actions}
            labels={labels}
            onClose={() => setCardKey(undefined)}
            onEdit={() => show({ event: card.key })}
            onDelete={() => remove(card)}
          />
        )}
        {isNew && createDenial === undefined && (
          <EventDrawer occurrence={undefined} {...{ draft, page, actions, labels }} onClose={close} onDelete={remove} />
        )}
        {open && (
          <EventDrawer
            key={open.key}
            occurrence={open}
            draft={undefined}
            {...{ page, actions, labels }}
            onClose={close}
            onDelete={remove}
          />
        )}
        {question && (
          <RepeatScopeDialog
            kind={question.kind}
            title={question.title}
            onChoice={(scope) => {
              setQuestion(undefined);
              if (scope) question.apply(scope);
              else question.cancel?.();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
