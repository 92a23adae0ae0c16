import { Button, EmptyState, Skeleton } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { TaskList, type TaskListProps } from './TaskList';

/** The list of tasks, or its loading, error or empty state. */
export function TaskContent({ page, actions, labels }: TaskListProps) {
  const { t } = useTranslation();
  const { place, search, query, tasks, show } = page;
  if (query.isError && !query.data) return <LoadError title={t('tasks.failed')} query={query} size="md" />;
  if (!query.data) return <Skeleton blockSize={420} aria-busy />;
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
