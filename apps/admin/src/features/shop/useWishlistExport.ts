import type { Product } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import type { SheetColumn } from '../../lists/exporting/exportOptions';
import { useExport } from '../../lists/exporting/useExport';

const noFilters: readonly string[] = [];

/** Returns a function that exports the wishlist, with suppliers and prices if the user may order. */
export function useWishlistExport(title: string, mayOrder: boolean) {
  const { t } = useTranslation();
  const brand: SheetColumn<Product> = {
    id: 'brand',
    header: t('shop.filters.brand'),
    value: (product) => product.brand ?? null,
  };
  const price: SheetColumn<Product> = {
    id: 'price',
    header: t('shop.filters.price'),
    value: (product) => product.price ?? null,
    format: { minimumFractionDigits: 2 },
  };
  return useExport<Product>({
    list: 'wishlist',
    title,
    filters: noFilters,
    columns: [
      { id: 'name', header: t('shop.columns.name'), value: ({ name }) => name, width: 40 },
      ...(mayOrder ? [brand] : []),
      { id: 'category', header: t('shop.filters.category'), value: ({ category }) => category ?? null },
      ...(mayOrder ? [price] : []),
      { id: 'rating', header: t('shop.rating'), value: ({ rating }) => rating },
    ],
  });
}
