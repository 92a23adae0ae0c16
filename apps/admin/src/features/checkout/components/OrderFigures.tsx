import { countPieces, shopTerms } from '@larder/domain/contract';
import { Figure } from '@larder/ui';
import { IconButton, Popover } from '@larder/ui/overlays';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { accountCurrency } from '../../../lib/accountMoney';
import type { Checkout } from '../useCheckout';
import * as styles from './Checkout.css';
import { useAccountMoney } from '../../../hooks/useAccountMoney';

interface Part {
  label: string;
  /** Amount in minor units. */
  amount: number;
}

interface OrderFigure {
  key: 'goods' | 'discount' | 'coupon' | 'tax' | 'delivery';
  name: string;
  amount: number;
  /** Explanation in one sentence. */
  rule: string;
  parts: Part[];
}

/** Figures of the order. Each explains how it is computed. */
export function OrderFigures({ checkout: { lines, sums, applied } }: { checkout: Checkout }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { money, majorMoney } = useAccountMoney();
  const percent = (rate: number) => formats.percent(rate, 3);
  const coupon = applied?.problem ? undefined : applied?.coupon;
  const partsOf = (
    amountOf: (line: (typeof sums.lines)[number]) => number,
    label = (index: number) => lines[index]!.name,
  ) =>
    sums.lines.flatMap((line, index) =>
      amountOf(line) === 0 ? [] : [{ label: label(index), amount: amountOf(line) }],
    );

  const figures: OrderFigure[] = [
    {
      key: 'goods',
      name: t('checkout.summary.goods', { count: countPieces(lines) }),
      amount: sums.goods,
      rule: t('checkout.computed.goods'),
      parts: partsOf(
        ({ gross }) => gross,
        (index) => `${formats.number(lines[index]!.qty)} × ${majorMoney(lines[index]!.price)}, ${lines[index]!.name}`,
      ),
    },
    {
      key: 'discount',
      name: t('checkout.summary.discount'),
      amount: -sums.lineDiscount,
      rule: t('checkout.computed.discount'),
      parts: partsOf(
        ({ discount }) => -discount,
        (index) => `${formats.percent(lines[index]!.discountPercentage / 100)}, ${lines[index]!.name}`,
      ),
    },
    ...(coupon
      ? [
          {
            key: 'coupon' as const,
            name: t('checkout.summary.coupon', { code: coupon.code }),
            amount: -sums.couponDiscount,
            rule: t(`checkout.computed.coupon.${coupon.kind === 'percent' ? 'percent' : 'amount'}`, {
              value: coupon.kind === 'percent' ? formats.percent(coupon.value / 100) : majorMoney(coupon.value),
            }),
            parts: partsOf(({ coupon: share }) => -share),
          },
        ]
      : []),
    {
      key: 'tax',
      name: t('checkout.summary.tax', { rate: percent(shopTerms.taxRate / 100_000) }),
      amount: sums.tax,
      rule: t('checkout.computed.tax', { rate: percent(shopTerms.taxRate / 100_000) }),
      parts: partsOf(({ tax }) => tax),
    },
    {
      key: 'delivery',
      name: t('checkout.summary.delivery'),
      amount: sums.delivery,
      rule: t('checkout.computed.delivery', {
        fee: money(shopTerms.deliveryFee),
        from: money(shopTerms.freeDeliveryFrom),
      }),
      parts: [],
    },
  ];
  const total = {
    name: t('checkout.summary.total'),
    rule: t('checkout.computed.total'),
    parts: figures.map(({ name, amount }) => ({ label: name, amount })),
  };
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, name, amount, rule, parts }) => (
        <div key={key} className={styles.figure}>
          <dt className={styles.figureName}>
            {name}
            <HowComputed name={name} rule={rule} parts={parts} />
          </dt>
          <dd className={styles.figureValue} data-free={(key === 'delivery' && amount === 0) || undefined}>
            {key === 'delivery' && amount === 0 ? t('checkout.summary.free') : money(amount)}
          </dd>
        </div>
      ))}
      <div className={`${styles.figure} ${styles.total}`}>
        <dt className={`${styles.figureName} ${styles.totalName}`}>
          {total.name}
          <HowComputed {...total} />
        </dt>
        <dd className={styles.figureValue}>
          <Figure parts={formats.moneyParts(sums.total, accountCurrency)} />
        </dd>
      </div>
    </dl>
  );
}

/** A button that explains how a figure is computed, with the amounts that add up to it. */
function HowComputed({ name, rule, parts }: { name: string; rule: string; parts: readonly Part[] }) {
  const { t } = useTranslation();
  const { money } = useAccountMoney();
  const label = t('checkout.computed.label', { name });
  return (
    <Popover label={label} placement="bottom" trigger={<IconButton size="sm" icon={Info} label={label} />}>
      <div className={styles.computed}>
        <p>{rule}</p>
        {parts.length > 0 && (
          <dl className={styles.parts}>
            {parts.map(({ label: part, amount }, index) => (
              <div key={index} className={styles.part}>
                <dt className={styles.partName}>
                  <bdi>{part}</bdi>
                </dt>
                <dd className={styles.partValue}>{money(amount)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Popover>
  );
}
