import { Button, EmptyState, Skeleton } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from '../../../components/CopyDetails';
import { useFailureReason } from '../../../hooks/useFailureReason';
import { TaskList, type TaskListProps } from './TaskList';

/** The list of tasks, or its loading, error or empty state. */
export function TaskContent({ page, actions, labels }: TaskListProps) {
  const { t } = useTranslation();
  const reason = useFailureReason();
  const { place, search, query, tasks, show } = page;
  if (query.isError && !query.data)
    return (
      <EmptyState
        role="alert"
        headingLevel={2}
        illustration="error"
        title={t('tasks.failed')}
        description={reason(query.error)}
        actions={
          <>
            <Button variant="filled" onClick={() => void query.refetch()}>
              {t('common.retry')}
            </Button>
            <CopyDetails error={query.error} />
          </>
        }
      />
    );
  if (!query.data) return <Skeleton blockSize={420} />;
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
