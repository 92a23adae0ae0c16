import { useRestock } from '@larder/domain';
import type { RestockSuggestion } from '@larder/domain/contract';
import { Card } from '@larder/ui';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderControl } from '../../../entities/products/OrderControl';
import { ProductPicture } from '../../../entities/products/ProductPicture';
import type { OrderActions } from '../../../entities/products/useOrderActions';
import { useFormats } from '../../../hooks/useFormats';
import * as styles from './Restock.css';

/** Number of dishes that a suggestion names. */
const namedDishes = 2;

/** Products that the sales of the menu will use up soon. Hidden without suggestions. */
export function RestockCard({ actions }: { actions: OrderActions }) {
  const { t } = useTranslation();
  const suggestions = useRestock().data ?? [];
  if (suggestions.length === 0) return null;
  return (
    <Card
      role="group"
      title={t('shop.restock.title')}
      padding="none"
      footer={<p className={styles.hint}>{t('shop.restock.hint')}</p>}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets */}
      <ul role="list" className={styles.list}>
        {suggestions.map((suggestion) => (
          <Suggestion key={suggestion.product.id} suggestion={suggestion} actions={actions} />
        ))}
      </ul>
    </Card>
  );
}

function Suggestion({ suggestion, actions }: { suggestion: RestockSuggestion; actions: OrderActions }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { product, since, delivered, daysLeft, qty, sold } = suggestion;
  const dishes = sold.slice(0, namedDishes);
  return (
    <li className={styles.item}>
      <ProductPicture product={product} size={48} />
      <div className={styles.texts}>
        <Link to="/apps/ecommerce/product-detail/$slug" params={{ slug: product.slug }} className={styles.name}>
          <bdi>{product.name}</bdi>
        </Link>
        <span className={styles.left}>
          {daysLeft === 0
            ? t('shop.restock.nearly', { delivered: formats.number(delivered) })
            : t('shop.restock.left', { count: daysLeft, delivered: formats.number(delivered) })}
        </span>
        <span className={styles.reason}>
          {t('shop.restock.sold', {
            date: formats.date(since, { weekday: 'short', day: 'numeric', month: 'short' }),
          })}
          {dishes.map(({ name, count }, index) => (
            <Fragment key={name}>
              {index === 0 ? ' ' : ', '}
              <bdi>
                {formats.number(count)} × {name}
              </bdi>
            </Fragment>
          ))}
        </span>
      </div>
      <div className={styles.control}>
        <span className={styles.reason}>{t('shop.restock.suggested', { qty: formats.number(qty) })}</span>
        <OrderControl size="bar" product={product} actions={actions} options={{ qty }} />
      </div>
    </li>
  );
}
