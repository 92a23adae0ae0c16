import { MenuItem, MenuSection } from '@larder/ui/overlays';
import { Copy, FileSpreadsheet, FileText, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { exportFormats, type ExportFormat } from './exportOptions';

export type ExportScope = 'all' | 'selected';

export interface ExportMenuItemsProps {
  /** Number of matching rows; undefined while loading. */
  total: number | undefined;
  selected: number;
  onExport: (format: ExportFormat, scope: ExportScope) => void;
}

const icons = { csv: FileText, xlsx: FileSpreadsheet, copy: Copy, print: Printer };

/** Menu items that export the selected or all matching rows, one per format. */
export function ExportMenuItems({ total, selected, onExport }: ExportMenuItemsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const items = (scope: ExportScope) =>
    exportFormats.map((format) => (
      <MenuItem key={format} id={`${scope}-${format}`} icon={icons[format]} onAction={() => onExport(format, scope)}>
        {t(`lists.export.${format}`)}
      </MenuItem>
    ));
  return (
    <>
      {selected > 0 && (
        <MenuSection title={t('lists.export.selected', { count: selected, total: formats.number(selected) })}>
          {items('selected')}
        </MenuSection>
      )}
      <MenuSection title={t('lists.export.all', { count: total ?? 0, total: formats.number(total ?? 0) })}>
        {items('all')}
      </MenuSection>
    </>
  );
}
