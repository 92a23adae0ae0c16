import { Button, Stack, Text } from '@larder/ui';
import { DataTable, FilterBar, SearchField } from '@larder/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from '../../../components/CopyDetails';
import { Timeline } from './Timeline';
import { useProjectColumns } from './useProjectColumns';
import type { UserTabProps } from '../../../entities/users/details/userTabProps';
import * as styles from '../../../entities/users/details/UserDetail.css';

/** The projects and the latest activity of a user. */
export function AccountTab({ details }: UserTabProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const projects = details.data?.projects;
  const columns = useProjectColumns();

  return (
    <Stack gap="px16">
      <DataTable
        label={t('users.detail.projects.title')}
        columns={columns}
        rows={projects}
        getRowId={({ id }) => String(id)}
        pagination={(projects?.length ?? 0) > 10 ? {} : false}
        search={query}
        toolbar={
          <FilterBar
            endContent={
              <SearchField label={t('users.detail.projects.search')} value={query} onValueChange={setQuery} />
            }
          >
            <Text as="h2" variant="title3" className={styles.barTitle}>
              {t('users.detail.projects.title')}
            </Text>
          </FilterBar>
        }
        columnMenu={false}
        messages={{
          empty: { title: t('users.detail.projects.empty'), description: t('users.detail.projects.emptyLead') },
          noMatches: query ? { title: t('users.detail.projects.noMatches'), onClear: () => setQuery('') } : undefined,
          error: details.isError
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
            : undefined,
        }}
      />
      <Timeline details={details} />
    </Stack>
  );
}
