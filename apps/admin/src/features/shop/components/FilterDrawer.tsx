import { Button } from '@larder/ui';
import { Drawer } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { ShopFilters, type ShopFiltersProps } from './ShopFilters';

export interface FilterDrawerProps extends ShopFiltersProps {
  onClose: () => void;
  /** Number of matching products. */
  total: number;
}

/** The filters in a drawer, on screens without space for them. */
export function FilterDrawer({ onClose, total, ...filters }: FilterDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={t('shop.filters.label')}
      footer={
        <Button block variant="filled" onClick={onClose}>
          {t('shop.filters.show', { count: total })}
        </Button>
      }
    >
      <ShopFilters {...filters} />
    </Drawer>
  );
}
