import { maxQuantity, missingPieces, type CartProduct } from '@larder/domain/contract';
import { Alert, Badge, Button, Card, Icon, StatusPill, VisuallyHidden } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { QuantityStepper } from '@larder/ui/QuantityStepper';
import { Heart, Trash2, Truck } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../../entities/products/ProductPicture';
import { ProductStars } from '../../../entities/products/ProductStars';
import { RouterLink } from '../../../components/RouterButton';
import { useFormats } from '../../../hooks/useFormats';
import { keepFocus } from '../../../lib/keepFocus';
import type { Checkout } from '../useCheckout';
import * as styles from './Checkout.css';
import { useAccountMoney } from '../../../hooks/useAccountMoney';

/** Lines of the cart. Marks changed prices and missing stock. */
export function CartStep({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation();
  const { lines, changedPrices, missing } = checkout;
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      {changedPrices.length > 0 && (
        <Alert
          tone="warning"
          title={t('checkout.changed.prices', { count: changedPrices.length })}
          action={
            <Button size="sm" onClick={checkout.acceptPrices}>
              {t('checkout.changed.accept')}
            </Button>
          }
        >
          {t('checkout.changed.pricesHint')}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert tone="warning" title={t('checkout.missing.title', { count: missing.length })}>
          {t('checkout.missing.hint')}
        </Alert>
      )}
      <Card
        title={t('checkout.steps.cart')}
        titleEndContent={<Badge>{t('shell.cart.lines', { count: lines.length })}</Badge>}
        padding="none"
      >
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets */}
        <ul role="list" ref={list} className={styles.lines}>
          {lines.map((line, index) => (
            <CartLine
              key={line.id}
              line={line}
              checkout={checkout}
              index={index}
              before={changedPrices.find(({ line: changed }) => changed.id === line.id)?.before}
              removeWith={(remove) => void keepFocus(list.current, index, remove, '[role="spinbutton"]')}
            />
          ))}
        </ul>
      </Card>
    </>
  );
}

interface CartLineProps {
  line: CartProduct;
  checkout: Checkout;
  index: number;
  /** Price that the user has seen before it changed, in major units. */
  before: number | undefined;
  /** Calls `remove` and keeps the focus in the list. */
  removeWith: (remove: () => Promise<unknown>) => void;
}

function CartLine({ line, checkout, index, before, removeWith }: CartLineProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { actions } = checkout;
  const { gross = 0, discount = 0 } = checkout.sums.lines[index] ?? {};
  const { money, majorMoney } = useAccountMoney();
  const price = majorMoney(line.price);
  const isShort = missingPieces(line) > 0;
  return (
    <li className={styles.line} data-changed={isShort || before !== undefined || undefined}>
      <ProductPicture product={line} size={96} />
      <div className={styles.facts}>
        <RouterLink to="/apps/ecommerce/product-detail/$slug" params={{ slug: line.slug }} className={styles.name}>
          <bdi>{line.name}</bdi>
        </RouterLink>
        <span className={styles.muted}>
          <bdi>{line.brand}</bdi>
          {line.color && ' · '}
          {line.color && t(`checkout.crates.${line.color}`)}
        </span>
        <ProductStars product={line} />
        <span className={styles.delivery}>
          <Icon as={Truck} size={14} />
          {t('checkout.line.delivery', {
            date: formats.date(line.shippingDate, { weekday: 'short', day: 'numeric', month: 'short' }),
          })}
        </span>
        <span className={styles.pills}>
          {line.hasFreeShipping && (
            <StatusPill tone="success" dot={false}>
              {t('shop.freeDelivery')}
            </StatusPill>
          )}
          {line.discountPercentage > 0 && (
            <StatusPill tone="primary" dot={false}>
              {t('checkout.line.off', { percent: formats.percent(line.discountPercentage / 100) })}
            </StatusPill>
          )}
          {line.offers > 0 && <span className={styles.muted}>{t('checkout.line.offers', { count: line.offers })}</span>}
        </span>
        {before !== undefined && (
          <span className={styles.warning}>
            {t('checkout.changed.price', { before: majorMoney(before), after: price })}
          </span>
        )}
        {isShort && (
          <span className={styles.warning}>
            {line.stock ? t('checkout.missing.left', { count: line.stock }) : t('checkout.missing.soldOut')}
          </span>
        )}
      </div>
      <div className={styles.quantity}>
        <QuantityStepper
          label={t('shell.cart.quantity', { name: line.name })}
          value={line.qty}
          max={maxQuantity(line, line.qty)}
          onValueChange={(qty) => actions.setQuantity(line, qty)}
        />
        <span className={styles.muted}>{t('checkout.line.each', { price })}</span>
      </div>
      <div className={styles.sum}>
        <strong className={styles.sumFigure}>{money(gross - discount)}</strong>
        {discount > 0 && (
          <s className={styles.muted}>
            <VisuallyHidden>{t('checkout.line.before')} </VisuallyHidden>
            {money(gross)}
          </s>
        )}
        <span className={styles.tools}>
          <IconButton
            size="sm"
            icon={Heart}
            label={t('checkout.line.toWishlist', { name: line.name })}
            onClick={() => removeWith(() => actions.moveToWishlist(line))}
          />
          <IconButton
            size="sm"
            icon={Trash2}
            label={t('shell.cart.remove', { name: line.name })}
            onClick={() => removeWith(() => actions.remove(line))}
          />
        </span>
      </div>
    </li>
  );
}
