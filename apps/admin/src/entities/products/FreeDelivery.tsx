import { Icon } from '@larder/ui';
import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './Product.css';

/** Marks a product that is delivered for free. */
export function FreeDelivery() {
  const { t } = useTranslation();
  return (
    <span className={styles.freeDelivery}>
      <Icon as={Truck} size={14} />
      {t('shop.freeDelivery')}
    </span>
  );
}
