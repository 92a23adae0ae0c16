import { useInitialEmployees } from '@larder/domain';
import { Button, Stack, Text } from '@larder/ui';
import { SegmentedControl } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileFormats, type FileFormat } from '../../../lists/exporting/exportOptions';
import { useExport } from '../../../lists/exporting/useExport';
import { useEmployeeColumns } from '../useEmployeeColumns';
import { useEmployeeExportColumns } from '../useEmployeeExportColumns';
import { DemoTable } from '../components/DemoTable';

/** A table whose selected rows, on this and other pages, can be written to a file. */
export function EmployeeExportSelected() {
  const { t } = useTranslation();
  const query = useInitialEmployees();
  const columns = useEmployeeColumns();
  const [selectedKeys, setSelectedKeys] = useState<readonly string[]>([]);
  const [format, setFormat] = useState<FileFormat>('xlsx');
  const [isMissing, setMissing] = useState(false);
  const write = useExport({
    list: 'employees-selected',
    title: t('datatables.employees'),
    columns: useEmployeeExportColumns(),
    filters: [],
  });
  const select = (keys: readonly string[]) => {
    setSelectedKeys(keys);
    setMissing(false);
  };
  const save = () => {
    const keys = new Set(selectedKeys);
    const rows = query.data?.filter(({ id }) => keys.has(String(id))) ?? [];
    setMissing(rows.length === 0);
    if (rows.length > 0) void write(format, rows);
  };
  return (
    <DemoTable
      title={t('datatables.employees')}
      lead={t('datatables.exportSelected.lead')}
      query={query}
      rows={query.data}
      columns={columns}
      selection={{ selectedKeys, onSelectionChange: select }}
      actions={
        <Stack direction="row" gap="px8" wrap>
          <SegmentedControl
            label={t('lists.export.format')}
            value={format}
            onValueChange={setFormat}
            options={fileFormats.map((value) => ({ value, label: value.toUpperCase() }))}
          />
          <Button size="bar" onClick={save}>
            {t('datatables.exportSelected.action', { count: selectedKeys.length })}
          </Button>
        </Stack>
      }
    >
      <Text role="status" tone={isMissing ? 'danger' : undefined}>
        {isMissing ? t('datatables.exportSelected.none') : ''}
      </Text>
    </DemoTable>
  );
}
