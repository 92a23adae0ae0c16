import type { Product } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import * as styles from './Shop.css';

/** Highest stock that is shown as a number of pieces. */
const low = 10;

/** Shows that a product is out of stock, or how many pieces are left if they are few. */
export function StockNote({ product: { stock } }: { product: Pick<Product, 'stock'> }) {
  const { t } = useTranslation();
  if (stock === undefined || stock > low) return null;
  return <span className={styles.short}>{stock === 0 ? t('shop.outOfStock') : t('shop.left', { count: stock })}</span>;
}
