import { Button, Stack, Text } from '@larder/ui';
import { DataTable, FilterBar, SearchField } from '@larder/ui/table';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from '../../../lib/CopyDetails';
import { Timeline } from './Timeline';
import { useProjectColumns } from './useProjectColumns';
import type { UserTabProps } from './userTabProps';
import * as styles from './UserDetail.css';

/** What the person works on, and what they did last. */
export function AccountTab({ details }: UserTabProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const projects = details.data?.projects;
  const rows = useMemo(
    () => projects?.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase())),
    [projects, query],
  );
  const columns = useProjectColumns();

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
          <FilterBar
            end={<SearchField label={t('users.detail.projects.search')} value={query} onValueChange={setQuery} />}
          >
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
