import type { Task } from '@larder/domain/contract';
import { Button, Card, PageHeader } from '@larder/ui';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
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
    <>
      <PageHeader
        title={title}
        actions={
          <Button
            variant="filled"
            startIcon={Plus}
            aria-keyshortcuts="n"
            disabledReason={createDenial}
            onClick={() => show({ task: 'new' })}
          >
            {t('tasks.add')}
          </Button>
        }
      />
      <div className={styles.page} onKeyDown={handleKeyDown}>
        <TaskPlaces page={page} labels={labels} />
        <div className={styles.main}>
          <TaskToolbar page={page} labels={labels} searchField={searchField} />
          <Card padding="none" aria-busy={query.isPending || undefined}>
            <TaskContent page={page} actions={actions} labels={labels} />
            {place.filter !== 'deleted' && place.filter !== 'completed' && !query.isError && (
              <QuickAdd page={page} actions={actions} labels={labels} />
            )}
          </Card>
        </div>
        <Suspense>
          {search.task === 'new' && createDenial === undefined && (
            <TaskDrawer task={undefined} page={page} actions={actions} labels={labels} />
          )}
          {open && <TaskDrawer key={open.id} task={open} page={page} actions={actions} labels={labels} />}
        </Suspense>
      </div>
    </>
  );
}
