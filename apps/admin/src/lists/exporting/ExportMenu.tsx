import { Button } from '@larder/ui';
import { Menu, MenuItem, MenuSection } from '@larder/ui/overlays';
import { Copy, Download, FileSpreadsheet, FileText, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { exportFormats, type ExportFormat } from './exportOptions';

export type ExportScope = 'all' | 'selected';

export interface ExportMenuProps {
  /** Number of matching rows; undefined while loading. */
  total: number | undefined;
  /** Number of selected rows. */
  selected: number;
  onExport: (format: ExportFormat, scope: ExportScope) => void;
}

const icons = { csv: FileText, xlsx: FileSpreadsheet, copy: Copy, print: Printer };

/** Exports the matching or the selected rows to a file, the clipboard or a printer. */
export function ExportMenu({ total, selected, onExport }: ExportMenuProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const items = (scope: ExportScope) =>
    exportFormats.map((format) => (
      <MenuItem key={format} id={`${scope}-${format}`} icon={icons[format]} onAction={() => onExport(format, scope)}>
        {t(`lists.export.${format}`)}
      </MenuItem>
    ));
  return (
    <Menu
      label={t('lists.export.label')}
      placement="bottom end"
      trigger={
        <Button size="bar" startIcon={Download} disabled={!total}>
          {t('lists.export.label')}
        </Button>
      }
    >
      {selected > 0 && (
        <MenuSection title={t('lists.export.selected', { count: selected, total: formats.number(selected) })}>
          {items('selected')}
        </MenuSection>
      )}
      <MenuSection title={t('lists.export.all', { count: total ?? 0, total: formats.number(total ?? 0) })}>
        {items('all')}
      </MenuSection>
    </Menu>
  );
}
