import { toMinor, type PriceRange } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { accountCurrency } from '../../lib/accountMoney';

/** Returns a function that describes a price range. */
export function usePriceText() {
  const { t } = useTranslation();
  const formats = useFormats();
  const money = (amount: number) =>
    formats.money(toMinor(amount), accountCurrency, { whole: Number.isInteger(amount) });
  return ({ min, max }: PriceRange) => {
    if (min === undefined) return max === undefined ? '' : t('shop.filters.upTo', { max: money(max) });
    if (max === undefined) return t('shop.filters.from', { min: money(min) });
    return t('shop.filters.between', { min: money(min), max: money(max) });
  };
}
