import type { UserProject } from '@larder/domain/contract';
import { Avatar, Button, Meter, Stack, Text } from '@larder/ui';
import { DataTable, FilterBar, SearchField, type DataTableColumn } from '@larder/ui/table';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from '../../../lib/CopyDetails';
import { useFormats } from '../../../lib/useFormats';
import { Timeline } from './Timeline';
import type { UserTabProps } from './UserTabs';
import * as styles from './UserDetail.css';

const share = ({ doneTasks, totalTasks }: UserProject) => (totalTasks > 0 ? doneTasks / totalTasks : 0);

/** What the person works on, and what they did last. */
export function AccountTab({ details }: UserTabProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [query, setQuery] = useState('');
  const projects = details.data?.projects;
  const rows = useMemo(() => projects?.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase())), [projects, query]);
  const columns = useMemo(
    (): readonly DataTableColumn<UserProject>[] => [
      {
        id: 'name',
        header: t('users.detail.projects.name'),
        isKey: true,
        isSortable: true,
        cell: ({ name, logo }, { mark }) => (
          <Stack as="span" direction="row" gap="px10">
            <Avatar name={name} src={logo || undefined} shape="square" size={32} aria-hidden />
            <bdi>{mark(name)}</bdi>
          </Stack>
        ),
      },
      {
        id: 'tasks',
        header: t('users.detail.projects.tasks'),
        align: 'end',
        isSortable: true,
        firstDirection: 'desc',
        card: 'secondary',
        accessor: ({ totalTasks }) => totalTasks,
        cell: ({ doneTasks, totalTasks }) => t('users.detail.projects.of', { done: formats.number(doneTasks), total: formats.number(totalTasks) }),
      },
      {
        id: 'progress',
        header: t('users.detail.projects.progress'),
        isSortable: true,
        firstDirection: 'desc',
        minWidth: 160,
        accessor: share,
        cell: (project) => (
          <Stack as="span" direction="row" gap="px10">
            <Meter label={t('users.detail.projects.progress')} value={share(project)} valueText={formats.percent(share(project), 0)} tone={share(project) >= 1 ? 'success' : 'primary'} />
            <span className={styles.caption}>{formats.percent(share(project), 0)}</span>
          </Stack>
        ),
      },
      {
        id: 'hours',
        header: t('users.detail.projects.hours'),
        align: 'end',
        isSortable: true,
        firstDirection: 'desc',
        card: 'secondary',
        cell: ({ hours }) => t('users.detail.projects.hoursValue', { hours: formats.number(hours) }),
      },
    ],
    [t, formats],
  );

  return (
    <Stack gap="px16">
      <DataTable
        label={t('users.detail.projects.title')}
        columns={columns}
        rows={rows}
        getRowId={({ id }) => String(id)}
        isPaginated={(rows?.length ?? 0) > 10}
        highlight={query}
        toolbar={
          <FilterBar end={<SearchField label={t('users.detail.projects.search')} value={query} onValueChange={setQuery} />}>
            <Text as="h2" variant="title3" className={styles.barTitle}>
              {t('users.detail.projects.title')}
            </Text>
          </FilterBar>
        }
        hasColumnMenu={false}
        empty={{ title: t('users.detail.projects.empty'), description: t('users.detail.projects.emptyLead') }}
        noMatches={query ? { title: t('users.detail.projects.noMatches'), onClear: () => setQuery('') } : undefined}
        error={
          details.isError
            ? {
                actions: (
                  <>
                    <Button size="sm" variant="filled" onClick={() => void details.refetch()}>
                      {t('common.retry')}
                    </Button>
                    <CopyDetails error={details.error} />
                  </>
                ),
              }
            : undefined
        }
      />
      <Timeline details={details} />
    </Stack>
  );
}
