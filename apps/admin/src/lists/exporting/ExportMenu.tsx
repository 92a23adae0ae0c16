import { Button } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { Menu } from '@larder/ui/overlays';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExportMenuItemsProps } from './ExportMenuItems';

const content = lazyModule(() => import('./ExportMenuItems'));
const ExportMenuItems = lazyNamed(content, 'ExportMenuItems');

/** Exports the matching or the selected rows to a file, the clipboard or a printer. */
export function ExportMenu(items: ExportMenuItemsProps) {
  const { t } = useTranslation();
  return (
    <Menu
      label={t('lists.export.label')}
      placement="bottom end"
      content={content}
      trigger={
        <Button size="bar" startIcon={Download} disabled={!items.total}>
          {t('lists.export.label')}
        </Button>
      }
    >
      <ExportMenuItems {...items} />
    </Menu>
  );
}
