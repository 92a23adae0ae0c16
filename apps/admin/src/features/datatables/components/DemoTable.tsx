import type { UseQueryResult } from '@larder/domain';
import type { Employee } from '@larder/domain/contract';
import { Button, Card, Stack, Text } from '@larder/ui';
import { DataTable, type DataTableProps } from '@larder/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from '../../../lib/CopyDetails';
import * as styles from './DemoTable.css';

/** The first hundred, or what became of the call. */
export type EmployeesQuery = UseQueryResult<Employee[]>;

export interface DemoTableProps extends Omit<
  DataTableProps<Employee>,
  'label' | 'getRowId' | 'error' | 'empty' | 'rows'
> {
  /** What the card shows. */
  title: string;
  lead: string;
  query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;
  rows: readonly Employee[] | undefined;
  /** Controls beside the title. */
  actions?: ReactNode;
  empty?: DataTableProps<Employee>['empty'];
  children?: ReactNode;
}

const idOf = ({ id }: Employee) => String(id);

/** A card with one table: skeleton, failure and emptiness are the same in all of them. */
export function DemoTable({ title, lead, query, actions, children, ...table }: DemoTableProps) {
  const { t } = useTranslation();
  return (
    <Card title={title} actions={actions} padding="none">
      <Stack gap="px12">
        <Text as="p" tone="muted" measure className={styles.lead}>
          {lead}
        </Text>
        <DataTable
          label={title}
          getRowId={idOf}
          defaultPagination={{ page: 1, perPage: 7 }}
          perPageOptions={[7, 10, 25, 50, 100]}
          error={
            query.isError
              ? {
                  title: t('datatables.failed.title'),
                  description: t('datatables.failed.description'),
                  actions: (
                    <>
                      <Button size="sm" variant="filled" onClick={() => void query.refetch()}>
                        {t('common.retry')}
                      </Button>
                      <CopyDetails error={query.error} />
                    </>
                  ),
                }
              : undefined
          }
          empty={{ title: t('datatables.empty.title'), description: t('datatables.empty.description') }}
          {...table}
        />
        {children}
      </Stack>
    </Card>
  );
}
