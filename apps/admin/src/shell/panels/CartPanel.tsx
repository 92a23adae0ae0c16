import { useCart } from '@larder/domain';
import { subtotalOf } from '@larder/domain/contract';
import { Badge, EmptyState, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useOrderActions } from '../../entities/products/useOrderActions';
import { accountCurrency } from '../../lib/accountMoney';
import { RouterButton } from '../../components/RouterButton';
import { useFormats } from '../../hooks/useFormats';
import { availablePage } from '../navigation/navigation';
import { CartRow } from './CartRow';
import { PanelFailure } from './PanelFailure';
import { PanelSkeleton } from './PanelSkeleton';
import * as styles from './ShellPanels.css';
import { usePageAccess } from '../navigation/usePageAccess';

export interface CartPanelProps {
  /** If true, omits the header, which the drawer already has. */
  inDrawer: boolean;
  /** Called when the user follows a link. */
  onFollow: () => void;
}

/** The products in the cart, with quantities and the subtotal. */
export function CartPanel({ inDrawer, onFollow }: CartPanelProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const access = usePageAccess();
  const { data, isError, refetch } = useCart();
  const { lines, setQuantity, remove } = useOrderActions();
  const shop = availablePage('shop', access);
  const checkout = availablePage('checkout', access);

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
              <RouterButton size="sm" to={shop.path as '/'} onClick={onFollow}>
                {t(shop.titleKey)}
              </RouterButton>
            )
          }
        />
      );
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets */}
        <ul role="list" className={styles.list}>
          {lines.map((line) => (
            <CartRow
              key={line.id}
              line={line}
              onQuantityChange={(qty) => setQuantity(line, qty)}
              onRemove={() => void remove(line)}
              onFollow={onFollow}
            />
          ))}
        </ul>
        <div className={styles.foot}>
          <p className={styles.subtotal}>
            <span>{t('shell.cart.subtotal')}</span>
            <Text as="strong" variant="figureCard">
              {formats.money(subtotalOf(lines), accountCurrency)}
            </Text>
          </p>
          {checkout && (
            <RouterButton block variant="filled" to={checkout.path as '/'} onClick={onFollow}>
              {t(checkout.titleKey)}
            </RouterButton>
          )}
        </div>
      </>
    );
  };

  return (
    <div className={inDrawer ? styles.sheet : styles.panel}>
      {!inDrawer && (
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
