import type { UserProject } from '@larder/domain/contract';
import { Avatar, Meter, Stack } from '@larder/ui';
import type { DataTableColumn } from '@larder/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import * as styles from '../../../entities/users/details/UserDetail.css';

const share = ({ doneTasks, totalTasks }: UserProject) => (totalTasks > 0 ? doneTasks / totalTasks : 0);

export function useProjectColumns(): readonly DataTableColumn<UserProject>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  return useMemo(
    (): readonly DataTableColumn<UserProject>[] => [
      {
        id: 'name',
        header: t('users.detail.projects.name'),
        rowHeader: true,
        sortable: true,
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
        searchable: false,
        align: 'end',
        sortable: true,
        firstDirection: 'desc',
        card: 'secondary',
        accessor: ({ totalTasks }) => totalTasks,
        cell: ({ doneTasks, totalTasks }) =>
          t('users.detail.projects.of', { done: formats.number(doneTasks), total: formats.number(totalTasks) }),
      },
      {
        id: 'progress',
        header: t('users.detail.projects.progress'),
        searchable: false,
        sortable: true,
        firstDirection: 'desc',
        minWidth: 160,
        accessor: share,
        cell: (project) => (
          <Stack as="span" direction="row" gap="px10">
            <Meter
              label={t('users.detail.projects.progress')}
              value={share(project)}
              valueText={formats.percent(share(project), 0)}
              tone={share(project) >= 1 ? 'success' : 'primary'}
            />
            <span className={styles.caption}>{formats.percent(share(project), 0)}</span>
          </Stack>
        ),
      },
      {
        id: 'hours',
        header: t('users.detail.projects.hours'),
        searchable: false,
        align: 'end',
        sortable: true,
        firstDirection: 'desc',
        card: 'secondary',
        cell: ({ hours }) => t('users.detail.projects.hoursValue', { hours: formats.number(hours) }),
      },
    ],
    [t, formats],
  );
}
