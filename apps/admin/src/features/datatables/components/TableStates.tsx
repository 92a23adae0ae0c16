import type { Employee } from '@larder/domain/contract';
import { SegmentedControl } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmployeeColumns } from '../useEmployeeColumns';
import { DemoTable, type EmployeesQuery } from './DemoTable';

const states = ['rows', 'loading', 'empty', 'error'] as const;
type State = (typeof states)[number];
const none: readonly Employee[] = [];

/** A table in its loading, empty and error states. */
export function TableStates({ query }: { query: EmployeesQuery }) {
  const { t } = useTranslation();
  const columns = useEmployeeColumns();
  const [state, setState] = useState<State>('rows');
  const failure = { isError: true, error: new Error(t('datatables.failed')), refetch: query.refetch };
  const rows = { rows: query.data, loading: undefined, empty: none, error: none }[state];
  return (
    <DemoTable
      key={state}
      title={t('datatables.states.title')}
      lead={t('datatables.states.lead')}
      query={state === 'error' ? failure : query}
      rows={rows}
      columns={columns}
      actions={
        <SegmentedControl
          label={t('datatables.states.title')}
          value={state}
          onValueChange={setState}
          options={states.map((value) => ({ value, label: t(`datatables.states.${value}`) }))}
        />
      }
    />
  );
}
