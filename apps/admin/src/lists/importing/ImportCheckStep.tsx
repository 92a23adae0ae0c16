import { Button, Checkbox, Stack } from '@larder/ui';
import { SegmentedControl } from '@larder/ui/overlays';
import { DataTable, SearchField } from '@larder/ui/table';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { download, exportName } from '../sheets/download';
import { csvMark, toCsv } from '../sheets/toCsv';
import { countCheckedRows, type ImportField, type CheckedRow } from './importPlan';
import { useCheckColumns } from './useCheckColumns';

export interface ImportCheckStepProps<Name extends string> {
  list: string;
  fields: readonly ImportField<Name>[];
  checkedRows: readonly CheckedRow<Name>[];
  /** If true, invalid rows are left out of the import. */
  leavesOut: boolean;
  onLeavesOutChange: (leavesOut: boolean) => void;
  /** Error message if invalid rows block the import. */
  leaveOutError: string | undefined;
}

type Shown = 'all' | CheckedRow['state'];

/** The dry run: counts new and existing rows, and lists invalid rows with the reasons. */
export function ImportCheckStep<Name extends string>({
  list,
  fields,
  checkedRows,
  leavesOut,
  onLeavesOutChange,
  leaveOutError,
}: ImportCheckStepProps<Name>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const counts = useMemo(() => countCheckedRows(checkedRows), [checkedRows]);
  const [shown, setShown] = useState<Shown>(counts.wrong > 0 ? 'wrong' : 'all');
  const [search, setSearch] = useState('');
  const { columns, reasons } = useCheckColumns(fields);
  const rows = useMemo(
    () => checkedRows.filter(({ state }) => shown === 'all' || state === shown),
    [checkedRows, shown],
  );

  const downloadInvalidRows = () => {
    const wrong = checkedRows.filter(({ state }) => state === 'wrong');
    const text = toCsv([
      [...fields.map(({ label }) => label), t('lists.import.lineHead'), t('lists.import.reasons')],
      ...wrong.map((checkedRow) => [
        ...fields.map(({ name }) => checkedRow.values[name] ?? ''),
        checkedRow.line,
        reasons(checkedRow).join(' '),
      ]),
    ]);
    download(new Blob([csvMark, text], { type: 'text/csv;charset=utf-8' }), `${exportName(`${list}-wrong`)}.csv`);
  };

  return (
    <Stack gap="px12">
      <Stack direction="row" gap="px12" wrap justify="between">
        <SegmentedControl
          label={t('lists.import.show')}
          value={shown}
          onValueChange={setShown}
          options={(['all', 'new', 'skipped', 'wrong'] as const).map((value) => ({
            value,
            label: `${t(`lists.import.states.${value}`)} ${formats.number(value === 'all' ? checkedRows.length : counts[value])}`,
          }))}
        />
        {counts.wrong > 0 && (
          <Button size="sm" startIcon={Download} onClick={downloadInvalidRows}>
            {t('lists.import.downloadInvalidRows')}
          </Button>
        )}
      </Stack>
      <SearchField label={t('lists.import.search')} value={search} onValueChange={setSearch} />
      <DataTable
        key={shown}
        label={t('lists.import.checkLabel')}
        columns={columns}
        rows={rows}
        search={search}
        getRowId={({ line }) => String(line)}
        density="compact"
        pagination={{ defaultValue: { page: 1, perPage: 7 }, perPageOptions: [7, 25, 100] }}
        messages={{ empty: { title: t('lists.import.none') } }}
      />
      {counts.wrong > 0 && counts.new > 0 && (
        <Checkbox
          label={t('lists.import.leaveWrong', { count: counts.wrong })}
          description={t('lists.import.leaveWrongHelp')}
          error={leaveOutError}
          checked={leavesOut}
          onChange={({ target }) => onLeavesOutChange(target.checked)}
        />
      )}
    </Stack>
  );
}
