import { Alert, Button, Skeleton } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { Drawer } from '@larder/ui/overlays';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../hooks/useFailureReason';
import { usePageTitle } from '../../hooks/usePageTitle';
import { useShortcuts } from '../../hooks/useShortcuts';
import * as styles from './components/Calendar.css';
import { CalendarLayers } from './components/CalendarLayers';
import { CalendarSidebar } from './components/CalendarSidebar';
import { CalendarToolbar } from './components/CalendarToolbar';
import { useCalendar } from './useCalendar';
import { useCalendarLabels } from './useCalendarLabels';
import { useCalendarLayers } from './useCalendarLayers';
import { useEventActions } from './useEventActions';
import { useIcsExport } from './useIcsExport';

export { loadCalendar } from './calendarQueries';

const grid = lazyModule(() => import('./components/CalendarGrid'));
const CalendarGrid = lazyNamed(grid, 'CalendarGrid');

/** The events of the calendars, in the time zone of the restaurant. */
export function CalendarPage() {
  const { t } = useTranslation();
  usePageTitle();
  const reason = useFailureReason();
  const page = useCalendar();
  const labels = useCalendarLabels(page.timeZone);
  const actions = useEventActions(labels);
  const exportEvents = useIcsExport(page.timeZone);
  const layers = useCalendarLayers(page, actions);
  const searchField = useRef<HTMLInputElement>(null);
  const [isSidebarOpen, setSidebarOpen] = useState(false);
  const [settings, setSettings] = useState({ showsWeekNumbers: false, showsWeekends: true });
  const { show, query } = page;
  const createDenial = actions.denial('create');

  useShortcuts({
    ...(createDenial === undefined && { create: () => layers.create() }),
    search: () => searchField.current?.focus(),
    today: () => show({ date: undefined }),
    monthView: () => show({ view: 'month' }),
    weekView: () => show({ view: 'week' }),
    dayView: () => show({ view: 'day' }),
    listView: () => show({ view: 'list' }),
    // Only listed in the shortcuts dialog: the grid handles the keys of the focused day or event.
    focusDay: () => {},
    focusPeriod: () => {},
    ...(actions.denial('update') === undefined && { moveEvent: () => {}, resizeEvent: () => {} }),
  });

  const sidebar = (
    <CalendarSidebar
      page={page}
      labels={labels}
      createDenial={createDenial}
      onCreate={() => {
        setSidebarOpen(false);
        layers.create();
      }}
    />
  );
  return (
    <div className={styles.page}>
      <aside className={styles.sidebar} aria-label={t('calendar.sidebar')}>
        {sidebar}
      </aside>
      <section className={styles.main} aria-busy={query.isPending || undefined}>
        <CalendarToolbar
          page={page}
          labels={labels}
          searchField={searchField}
          settings={settings}
          onSettingsChange={setSettings}
          onSidebar={() => setSidebarOpen(true)}
          onExport={() =>
            void exportEvents(
              page.occurrences.map(({ event }) => event),
              'calendar',
            )
          }
          onImport={layers.openImport}
          importDenial={createDenial}
        />
        <div className={styles.notices}>
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
          {page.search.q && query.isSuccess && page.occurrences.length === 0 && (
            <Alert tone="info">{t('calendar.noMatches', { q: page.search.q })}</Alert>
          )}
          {page.calendars.length === 0 && <Alert tone="info">{t('calendar.noCalendars')}</Alert>}
        </div>
        <Suspense fallback={<Skeleton blockSize="100%" aria-busy />}>
          <CalendarGrid
            page={page}
            labels={labels}
            mayCreate={createDenial === undefined}
            mayUpdate={actions.denial('update') === undefined}
            {...settings}
            openKey={layers.openKey}
            onCreate={layers.create}
            onOpen={layers.openCard}
            onMove={layers.move}
            onLimit={actions.reportLimit}
            onCopy={(occurrence, times) => void actions.duplicate(occurrence, times)}
          />
        </Suspense>
      </section>
      <Drawer side="start" title={t('calendar.sidebar')} open={isSidebarOpen} onOpenChange={setSidebarOpen}>
        <div className={styles.drawer}>{sidebar}</div>
      </Drawer>
      <CalendarLayers layers={layers} page={page} actions={actions} exportEvents={exportEvents} labels={labels} />
    </div>
  );
}
