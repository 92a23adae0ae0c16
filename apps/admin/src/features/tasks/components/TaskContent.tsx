import { Button, EmptyState, Skeleton } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { TaskList, type TaskListProps } from './TaskList';
import * as styles from './Tasks.css';

/** The list of tasks, or its loading, error or empty state. */
export function TaskContent({ page, actions, labels }: TaskListProps) {
  const { t } = useTranslation();
  const { place, search, query, tasks, show } = page;
  if (query.isError && !query.data) return <LoadError title={t('tasks.failed')} query={query} size="md" />;
  if (!query.data) return <TaskSkeleton />;
  if (tasks.length === 0 && search.q)
    return (
      <EmptyState
        headingLevel={2}
        illustration="search"
        title={t('tasks.noMatches')}
        actions={<Button onClick={() => show({ q: undefined })}>{t('tasks.clearSearch')}</Button>}
      />
    );
  if (tasks.length === 0)
    return <EmptyState headingLevel={2} title={t(`tasks.empty.${place.tag ? 'tag' : (place.filter ?? 'all')}`)} />;
  return <TaskList key={place.tag ?? place.filter} page={page} actions={actions} labels={labels} />;
}

/** Skeletons of the rows. */
function TaskSkeleton() {
  return Array.from({ length: 10 }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- all alike
    <div key={index} className={styles.skeleton} aria-busy>
      <Skeleton inlineSize={18} blockSize={18} />
      <Skeleton inlineSize={`${36 + ((index * 7) % 24)}%`} blockSize={12} shape="text" />
    </div>
  ));
}
