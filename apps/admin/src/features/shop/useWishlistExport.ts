import type { Product } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useExport } from '../../lists/exporting/useExport';

const noFilters: readonly string[] = [];

/** Returns a function that exports the wishlist. */
export function useWishlistExport(title: string) {
  const { t } = useTranslation();
  return useExport<Product>({
    list: 'wishlist',
    title,
    filters: noFilters,
    columns: [
      { id: 'name', header: t('shop.columns.name'), value: ({ name }) => name, width: 40 },
      { id: 'brand', header: t('shop.filters.brand'), value: ({ brand }) => brand },
      { id: 'category', header: t('shop.filters.category'), value: ({ category }) => category ?? null },
      {
        id: 'price',
        header: t('shop.filters.price'),
        value: ({ price }) => price,
        format: { minimumFractionDigits: 2 },
      },
      { id: 'rating', header: t('shop.rating'), value: ({ rating }) => rating },
    ],
  });
}
