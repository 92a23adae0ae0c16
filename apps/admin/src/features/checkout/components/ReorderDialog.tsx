import { ledgerCall, useAddToCart, useCart, useProductList } from '@larder/domain';
import { cartEndpoints, reorderLines, reorderSums, type Order, type ReorderLine } from '@larder/domain/contract';
import { Alert, Button, Skeleton } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { useFailureReason } from '../../../hooks/useFailureReason';
import { useFormats } from '../../../hooks/useFormats';
import { useRecordChange } from '../../../hooks/useUndo';
import { accountCurrency } from '../../../lib/accountMoney';
import { checkoutPath } from '../useCheckout';
import * as styles from './Checkout.css';

export interface ReorderDialogProps {
  order: Order;
  onClose: () => void;
}

/** Compares a past order with today's prices and puts its lines into the cart. */
export function ReorderDialog({ order, onClose }: ReorderDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const navigate = useNavigate();
  const reason = useFailureReason();
  const record = useRecordChange();
  const ids = order.lines.map(({ productId }) => productId);
  const query = useProductList({ ids, perPage: ids.length });
  const { data: cart = [] } = useCart();
  const { mutateAsync: add, isPending } = useAddToCart();
  const [failure, setFailure] = useState<string>();
  const lines = query.data ? reorderLines(order, query.data.products) : [];
  const inCart = new Set(cart.map(({ id }) => id));
  const added = lines.filter(({ productId, qty }) => qty > 0 && !inCart.has(productId));
  const sums = reorderSums(added);
  const money = (minor: number) => formats.money(minor, accountCurrency);

  const noteOf = ({ productId, ordered, qty, before, now }: ReorderLine) => {
    if (inCart.has(productId)) return t('checkout.past.inCart');
    if (now === undefined) return t('checkout.past.gone');
    if (qty === 0) return t('checkout.missing.soldOut');
    const price = now === before ? money(now) : t('checkout.past.price', { before: money(before), now: money(now) });
    return qty < ordered ? `${price} · ${t('checkout.missing.left', { count: qty })}` : price;
  };
  const reorder = async () => {
    if (isPending) return;
    setFailure(undefined);
    const done: ReorderLine[] = [];
    try {
      for (const line of added) {
        const { color } = order.lines.find(({ productId }) => productId === line.productId) ?? {};
        // oxlint-disable-next-line no-await-in-loop -- keeps the order of the lines
        await add({ productId: line.productId, qty: line.qty, color });
        done.push(line);
      }
      onClose();
      void navigate({ to: checkoutPath });
    } catch (error) {
      setFailure(reason(error));
    }
    if (done.length > 0)
      record({
        text: { key: 'checkout.past.added', values: { number: order.id } },
        calls: done.map(({ productId }) => ledgerCall(cartEndpoints.removeFromCart, { productId })),
        reload: ['products'],
      });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('checkout.past.againLabel', { number: order.id })}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="filled"
            loading={isPending}
            loadingLabel={t('checkout.past.adding')}
            disabledReason={query.data && added.length === 0 ? t('checkout.past.nothing') : undefined}
            onClick={() => void reorder()}
          >
            {t('checkout.past.add')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {failure && (
          <Alert tone="danger" title={t('shell.cart.failed')}>
            {failure}
          </Alert>
        )}
        {!query.data &&
          (query.isError ? (
            <LoadError title={t('checkout.past.notLoaded')} query={query} />
          ) : (
            <Skeleton blockSize={160} />
          ))}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets */}
        <ul role="list" className={styles.deliveries}>
          {lines.map((line) => (
            <li key={line.productId} className={styles.deliveryRow}>
              <span className={styles.deliveryName}>
                {formats.number(line.qty || line.ordered)} × <bdi>{line.name}</bdi>
              </span>
              <span className={line.now === line.before ? styles.muted : styles.warning}>{noteOf(line)}</span>
            </li>
          ))}
        </ul>
        {added.length > 0 && (
          <p>
            {sums.now === sums.before
              ? t('checkout.past.same', { now: money(sums.now) })
              : t('checkout.past.compared', { before: money(sums.before), now: money(sums.now) })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
