import type { UseQueryResult } from '@larder/domain';
import type { Employee } from '@larder/domain/contract';
import { Card, Stack, Text } from '@larder/ui';
import { DataTable, type DataTableProps, type TableMessages } from '@larder/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableError } from '../../../lists/useTableError';
import * as styles from './DemoTable.css';

/** Query result with the first hundred employees. */
export type EmployeesQuery = UseQueryResult<Employee[]>;

export interface DemoTableProps extends Omit<DataTableProps<Employee>, 'label' | 'getRowId' | 'messages' | 'rows'> {
  /** Title of the card and label of the table. */
  title: string;
  lead: string;
  query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;
  rows: readonly Employee[] | undefined;
  /** Controls next to the title. */
  actions?: ReactNode;
  noMatches?: TableMessages['noMatches'];
  children?: ReactNode;
}

const idOf = ({ id }: Employee) => String(id);

/** A card with a table. All demo tables have the same error and empty states. */
export function DemoTable({ title, lead, query, actions, noMatches, children, ...table }: DemoTableProps) {
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
          pagination={{ defaultValue: { page: 1, perPage: 7 }, perPageOptions: [7, 10, 25, 50, 100] }}
          messages={{
            error: useTableError(query, t('datatables.failed')),
            empty: { title: t('datatables.empty.title'), description: t('datatables.empty.description') },
            noMatches,
          }}
          {...table}
        />
        {children}
      </Stack>
    </Card>
  );
}
