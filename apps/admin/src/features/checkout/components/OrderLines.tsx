import { type Order, type Product, type ReorderLine } from '@larder/domain/contract';
import { Alert, Button, Card, Text } from '@larder/ui';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { RouterLink } from '../../../components/RouterButton';
import { ProductPicture } from '../../../entities/products/ProductPicture';
import { useFormats } from '../../../hooks/useFormats';
import { useReorder } from '../useReorder';
import * as checkout from './Checkout.css';
import * as styles from './Order.css';
import { useAccountMoney } from '../../../hooks/useAccountMoney';

/** Lines of a past order with the prices paid and those of today, and a button that orders them again. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation();
  const again = useReorder(order);
  const { query, failure, comparison } = again;
  return (
    <Card
      title={t('checkout.order.lines')}
      padding="none"
      footer={
        <div className={`${styles.again} ${checkout.onScreen}`}>
          {query.isError && !query.data ? (
            <LoadError title={t('checkout.past.notLoaded')} query={query} />
          ) : (
            <>
              <p className={styles.againText}>{comparison ?? again.nothing}</p>
              <Button
                startIcon={RotateCcw}
                loading={again.isPending}
                loadingLabel={t('checkout.past.adding')}
                disabledReason={again.nothing}
                onClick={() => void again.reorder()}
              >
                {t('checkout.past.again')}
              </Button>
            </>
          )}
          {failure && (
            <Alert tone="danger" title={t('shell.cart.failed')}>
              {failure}
            </Alert>
          )}
        </div>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets */}
      <ul role="list" className={styles.lines}>
        {order.lines.map((line, index) => {
          const current = again.lines[index];
          return (
            <OrderLine
              key={index}
              line={line}
              delivery={order.deliveries.find(({ productId }) => productId === line.productId)?.shippingDate}
              product={query.data?.products.find(({ id }) => id === line.productId)}
              current={current}
              limit={current && again.limitOf(current)}
            />
          );
        })}
      </ul>
    </Card>
  );
}

interface OrderLineProps {
  line: Order['lines'][number];
  /** Promised delivery date. */
  delivery: string | undefined;
  /** The product as it is sold today; undefined while loading and if it is no longer sold. */
  product: Product | undefined;
  current: ReorderLine | undefined;
  /** Reason why fewer pieces can be ordered today. */
  limit: string | undefined;
}

function OrderLine({ line, delivery, product, current, limit }: OrderLineProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { money, majorMoney } = useAccountMoney();
  const { now, before = 0 } = current ?? {};
  const change = now === undefined || now === before ? undefined : now > before ? 'up' : 'down';
  return (
    <li className={styles.line}>
      <ProductPicture product={product ?? { image: '' }} size={56} />
      <div className={checkout.facts}>
        {product ? (
          <RouterLink
            to="/apps/ecommerce/product-detail/$slug"
            params={{ slug: product.slug }}
            className={checkout.name}
          >
            <bdi>{line.name}</bdi>
          </RouterLink>
        ) : (
          <bdi className={checkout.name}>{line.name}</bdi>
        )}
        <span className={checkout.muted}>
          {[
            line.color && t(`checkout.crates.${line.color}`),
            delivery &&
              t('checkout.line.delivery', {
                date: formats.date(delivery, { weekday: 'short', day: 'numeric', month: 'short' }),
              }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <div className={styles.prices}>
        <span>
          {formats.number(line.qty)} × {majorMoney(line.price)}
          {line.discountPercentage > 0 &&
            ` · ${t('checkout.line.off', { percent: formats.percent(line.discountPercentage / 100) })}`}
        </span>
        {now !== undefined && (
          <span className={styles.today} data-change={change}>
            {t(change ? 'checkout.order.today' : 'checkout.order.same', { price: money(now) })}
          </span>
        )}
        {limit && <span className={checkout.muted}>{limit}</span>}
      </div>
      <div className={styles.sum}>
        <Text as="strong" variant="title3" tabular>
          {majorMoney(line.total)}
        </Text>
        <span className={checkout.muted}>{t('checkout.order.withTax')}</span>
      </div>
    </li>
  );
}
