import type { Product } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import * as styles from './Shop.css';

/** Stock up to which the pieces are named. */
const low = 10;

/** Says that a product is out of stock, or how few are left. */
export function StockNote({ product: { stock } }: { product: Pick<Product, 'stock'> }) {
  const { t } = useTranslation();
  if (stock === undefined || stock > low) return null;
  return <span className={styles.short}>{stock === 0 ? t('shop.outOfStock') : t('shop.left', { count: stock })}</span>;
}
