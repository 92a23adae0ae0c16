import { useAddToCart, useCart, useCartQuantities, useRemoveFromCart } from '@larder/domain';
import { cartQuantity, lineSum, subtotalOf, type CartProduct } from '@larder/domain/contract';
import { Avatar, Badge, EmptyState, Text } from '@larder/ui';
import { IconButton } from '@larder/ui/overlays';
import { QuantityStepper } from '@larder/ui/shell';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { accountCurrency } from '../lib/accountMoney';
import { notify } from '../lib/notify';
import { RouterButton } from '../lib/RouterButton';
import { useFormats } from '../lib/useFormats';
import { isReachable, reachablePage } from './navigation';
import { PanelFailure } from './PanelFailure';
import { PanelSkeleton } from './PanelSkeleton';
import { focusBeside } from './rowFocus';
import { ShellLink } from './ShellLink';
import * as styles from './ShellPanels.css';
import { useReach } from './useReach';

export interface CartPanelProps {
  /** Whether it stands in a drawer, which has a head of its own. */
  isSheet: boolean;
  /** Called when a link was followed. */
  onFollow: () => void;
}

/** What lies in the cart, with quantities and the sum (pages.md 3.9). */
export function CartPanel({ isSheet, onFollow }: CartPanelProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const reach = useReach();
  const { data, isError, refetch } = useCart();
  const failed = () => void notify((toast) => toast.danger(t('shell.cart.failed')));
  const { withQuantities, setQuantity, forget } = useCartQuantities(failed);
  const { mutateAsync: add } = useAddToCart();
  const { mutateAsync: remove } = useRemoveFromCart();
  const lines = withQuantities(data ?? []);
  const money = (minor: number) => formats.money(minor, accountCurrency);
  const shop = reachablePage('shop', reach);
  const checkout = reachablePage('checkout', reach);

  const takeOut = ({ id, name, qty, color }: CartProduct) => {
    forget(id);
    const bringBack = () => void add({ productId: id, qty, color }).catch(failed);
    remove(id).then(
      () =>
        notify((toast) =>
          toast(t('shell.cart.removed', { name }), { action: { label: t('shell.cart.undo'), onAction: bringBack } }),
        ),
      failed,
    );
  };

  const content = () => {
    if (!data)
      return isError ? (
        <PanelFailure text={t('shell.cart.loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <PanelSkeleton />
      );
    if (lines.length === 0)
      return (
        <EmptyState
          illustration="none"
          title={t('shell.cart.empty')}
          description={t('shell.cart.emptyHint')}
          actions={
            shop && (
              <RouterButton size="sm" to={shop.link as '/'} onClick={onFollow}>
                {t('nav.pages.shop')}
              </RouterButton>
            )
          }
        />
      );
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without bullets is none in Safari */}
        <ul role="list" className={styles.list}>
          {lines.map((line) => {
            const link = `/apps/ecommerce/product-detail/${line.slug}`;
            const words = (
              <Text as="span" variant="bodyStrong">
                <bdi>{line.name}</bdi>
              </Text>
            );
            return (
              <li key={line.id} className={styles.cartRow}>
                <Avatar
                  className={styles.image}
                  name={line.name}
                  src={line.image || undefined}
                  size={40}
                  shape="square"
                  colorKey={line.id}
                  aria-hidden
                />
                {isReachable(link, reach) ? (
                  <ShellLink href={link} className={styles.name} onClick={onFollow}>
                    {words}
                  </ShellLink>
                ) : (
                  <span className={styles.name}>{words}</span>
                )}
                <Text as="span" variant="bodyStrong" className={styles.sum}>
                  {money(lineSum(line))}
                </Text>
                <Text as="span" variant="caption" truncate className={styles.brand} title={line.brand}>
                  {line.brand}
                </Text>
                <span className={styles.steps}>
                  <QuantityStepper
                    label={t('shell.cart.quantity', { name: line.name })}
                    value={line.qty}
                    onChange={(qty) => setQuantity(line.id, qty)}
                    {...cartQuantity}
                  />
                  <IconButton
                    size="sm"
                    icon={Trash2}
                    label={t('shell.cart.remove', { name: line.name })}
                    data-control="remove"
                    onClick={({ currentTarget }) => {
                      focusBeside(currentTarget);
                      takeOut(line);
                    }}
                  />
                </span>
              </li>
            );
          })}
        </ul>
        <div className={styles.foot}>
          <p className={styles.subtotal}>
            <span>{t('shell.cart.subtotal')}</span>
            <Text as="strong" variant="figureCard">
              {money(subtotalOf(lines))}
            </Text>
          </p>
          {checkout && (
            <RouterButton block variant="filled" to={checkout.link as '/'} onClick={onFollow}>
              {t('nav.pages.checkout')}
            </RouterButton>
          )}
        </div>
      </>
    );
  };

  return (
    <div className={isSheet ? styles.sheet : styles.panel}>
      {!isSheet && (
        <div className={styles.head}>
          <Text as="h2" variant="title3">
            {t('shell.cart.title')}
          </Text>
          {lines.length > 0 && <Badge>{t('shell.cart.lines', { count: lines.length })}</Badge>}
        </div>
      )}
      {content()}
    </div>
  );
}
