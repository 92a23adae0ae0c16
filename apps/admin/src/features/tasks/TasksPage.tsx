import type { Task } from '@larder/domain/contract';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { useShortcuts } from '../../hooks/useShortcuts';
import { notify } from '../../lib/notify';
import { QuickAdd } from './components/QuickAdd';
import { TaskContent } from './components/TaskContent';
import { TaskPlaces } from './components/TaskPlaces';
import * as styles from './components/Tasks.css';
import { TaskToolbar, taskListOrders } from './components/TaskToolbar';
import { useTaskActions } from './useTaskActions';
import { useTaskLabels } from './useTaskLabels';
import { useTasksPage } from './useTasksPage';

export { loadTasks } from './tasksQueries';

const TaskDrawer = lazyDialog(() => import('./components/TaskDrawer'), 'TaskDrawer');
const TaskPlacesDrawer = lazyDialog(() => import('./components/TaskPlacesDrawer'), 'TaskPlacesDrawer');

/** The tasks of a filter or a tag. */
export function TasksPage() {
  const { t } = useTranslation();
  const page = useTasksPage();
  const actions = useTaskActions();
  const labels = useTaskLabels(page.today);
  const { place, search, query, show } = page;
  const title = place.tag ? labels.tag(place.tag) : labels.filter(place.filter);
  useDocumentTitle(title);
  const searchField = useRef<HTMLInputElement>(null);
  const [showsPlaces, setShowsPlaces] = useState(false);
  const createDenial = actions.denial('create');
  useShortcuts({
    ...(createDenial === undefined && { create: () => show({ task: 'new' }) }),
    search: () => searchField.current?.focus(),
  });

  const open: Task | undefined = page.known.find(({ id }) => String(id) === search.task);
  const isUnknown = search.task !== undefined && search.task !== 'new' && page.counts !== undefined && !open;
  const reportUnknown = useEffectEvent(() => {
    void notify((toast) => void toast.danger(t('tasks.unknown')));
    show({ task: undefined }, true);
  });
  useEffect(() => {
    if (isUnknown && !query.isFetching) reportUnknown();
  }, [isUnknown, query.isFetching]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof Element && event.target.closest('input:not([type="checkbox"]), textarea');
    const chosen = taskListOrders[Number(event.key) - 1];
    if (isField || event.ctrlKey || event.metaKey || event.altKey || !chosen) return;
    event.preventDefault();
    show({ sortBy: chosen === 'rank' ? undefined : chosen });
  };

  return (
    <div className={styles.page} onKeyDown={handleKeyDown}>
      <aside className={styles.places} aria-label={t('tasks.lists')}>
        <TaskPlaces page={page} labels={labels} createDenial={createDenial} />
      </aside>
      <div className={styles.main}>
        <TaskToolbar {...{ page, labels, title, searchField }} onOpenPlaces={() => setShowsPlaces(true)} />
        <div className={styles.content} aria-busy={query.isPending || undefined}>
          <TaskContent page={page} actions={actions} labels={labels} />
        </div>
        {place.filter !== 'deleted' && place.filter !== 'completed' && !query.isError && (
          <QuickAdd page={page} actions={actions} labels={labels} />
        )}
      </div>
      <Suspense>
        {showsPlaces && <TaskPlacesDrawer {...{ page, labels, createDenial }} onClose={() => setShowsPlaces(false)} />}
        {search.task === 'new' && createDenial === undefined && (
          <TaskDrawer task={undefined} page={page} actions={actions} labels={labels} />
        )}
        {open && <TaskDrawer key={open.id} task={open} page={page} actions={actions} labels={labels} />}
      </Suspense>
    </div>
  );
}
