import { Badge, Button } from '@larder/ui';
import { SegmentedControl } from '@larder/ui/overlays';
import { ArrowDownUp, LayoutGrid, List, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { perPageOptions, type ShopSearch } from '../shopSearch';
import { ChoiceMenu } from './ChoiceMenu';

export interface FilterButtonProps {
  /** Number of active filters. */
  count: number;
  block: boolean;
  onPress: () => void;
}

/** Opens the filters on screens without space for them. */
export function FilterButton({ count, block, onPress }: FilterButtonProps) {
  const { t } = useTranslation();
  return (
    <Button size="bar" block={block} startIcon={SlidersHorizontal} onClick={onPress}>
      {t('shop.filters.label')} {count > 0 && <Badge>{count}</Badge>}
    </Button>
  );
}

export interface SortMenuProps {
  value: ShopSearch['sortBy'];
  block?: boolean;
  onValueChange: (value: ShopSearch['sortBy']) => void;
}

/** Menu with the orders of the products. */
export function SortMenu({ value, block, onValueChange }: SortMenuProps) {
  const { t } = useTranslation();
  const orders = ['featured', 'price-asc', 'price-desc'] as const;
  return (
    <ChoiceMenu
      label={t('shop.sort.label')}
      block={block}
      startIcon={ArrowDownUp}
      value={value ?? 'featured'}
      options={orders.map((order) => ({ value: order, label: t(`shop.sort.${order}`) }))}
      onValueChange={(next) => onValueChange(next === 'featured' ? undefined : next)}
    />
  );
}

export interface LayoutChoiceProps {
  value: 'grid' | 'list';
  onValueChange: (value: 'grid' | 'list') => void;
}

/** Switches between a grid and a list of cards. */
export function LayoutChoice({ value, onValueChange }: LayoutChoiceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      iconOnly
      label={t('shop.layout.label')}
      value={value}
      options={[
        { value: 'grid', label: t('shop.layout.grid'), icon: LayoutGrid },
        { value: 'list', label: t('shop.layout.list'), icon: List },
      ]}
      onValueChange={onValueChange}
    />
  );
}

export interface PerPageMenuProps {
  value: number;
  onValueChange: (value: number) => void;
}

/** Menu with the numbers of products per page. */
export function PerPageMenu({ value, onValueChange }: PerPageMenuProps) {
  const { t } = useTranslation();
  return (
    <ChoiceMenu
      label={t('shop.perPage.label')}
      value={String(value)}
      options={perPageOptions.map((count) => ({ value: String(count), label: t('shop.perPage.value', { count }) }))}
      onValueChange={(next) => onValueChange(Number(next))}
    />
  );
}
