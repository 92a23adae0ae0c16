import { countPieces, toMinor, type Order } from '@larder/domain/contract';
import { Figure } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { accountCurrency } from '../../../lib/accountMoney';
import * as styles from './Checkout.css';
import { useAccountMoney } from '../../../hooks/useAccountMoney';

/** Amounts of a placed order. */
export function OrderAmounts({ order }: { order: Order }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { lines, goods, lineDiscount, couponDiscount, tax, delivery, total } = order;
  const rows = [
    { name: t('checkout.summary.goods', { count: countPieces(lines) }), amount: goods },
    lineDiscount !== 0 && { name: t('checkout.summary.discount'), amount: -lineDiscount },
    couponDiscount !== 0 && { name: t('checkout.coupon.label'), amount: -couponDiscount },
    { name: t('invoices.fields.tax'), amount: tax },
  ].filter((row) => row !== false);
  const { majorMoney } = useAccountMoney();
  return (
    <dl className={styles.figures}>
      {rows.map(({ name, amount }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.figureName}>{name}</dt>
          <dd className={styles.figureValue}>{majorMoney(amount)}</dd>
        </div>
      ))}
      <div className={styles.figure}>
        <dt className={styles.figureName}>{t('checkout.summary.delivery')}</dt>
        <dd className={styles.figureValue} data-free={delivery === 0 || undefined}>
          {delivery === 0 ? t('checkout.summary.free') : majorMoney(delivery)}
        </dd>
      </div>
      <div className={`${styles.figure} ${styles.total}`}>
        <dt className={styles.totalName}>{t('checkout.done.total')}</dt>
        <dd className={styles.figureValue}>
          <Figure parts={formats.moneyParts(toMinor(total), accountCurrency)} />
        </dd>
      </div>
    </dl>
  );
}
