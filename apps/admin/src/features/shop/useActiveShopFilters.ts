import { useTranslation } from 'react-i18next';
import { usePriceText } from './usePriceText';
import type { ShopSearch } from './shopSearch';

/** Returns the active filters of the shop, each with the search parameters that remove it. */
export function useActiveShopFilters({
  category,
  brand = [],
  priceMin,
  priceMax,
  rating,
  freeShipping,
  ids,
}: ShopSearch) {
  const { t } = useTranslation();
  const priceText = usePriceText();
  const filter = (text: string, without: Partial<ShopSearch>) => ({ text, without });
  return [
    ...(ids ? [filter(t('shop.filters.shared', { count: ids.length }), { ids: undefined })] : []),
    ...(category
      ? [filter(t(`cards.suppliers.kind.${category}`, { defaultValue: category }), { category: undefined })]
      : []),
    ...(priceMin !== undefined || priceMax !== undefined
      ? [filter(priceText({ min: priceMin, max: priceMax }), { priceMin: undefined, priceMax: undefined })]
      : []),
    ...brand.map((each) => {
      const left = brand.filter((other) => other !== each);
      return filter(each, { brand: left.length > 0 ? left : undefined });
    }),
    ...(rating ? [filter(t('shop.filters.stars', { count: rating }), { rating: undefined })] : []),
    ...(freeShipping ? [filter(t('shop.freeDelivery'), { freeShipping: undefined })] : []),
  ];
}
