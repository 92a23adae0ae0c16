import { ledgerCall, useAddToCart, useCart, useProductList } from '@larder/domain';
import {
  cartEndpoints,
  cartQuantity,
  reorderLines,
  reorderSums,
  type Order,
  type ReorderLine,
} from '@larder/domain/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../hooks/useFailureReason';
import { useFormats } from '../../hooks/useFormats';
import { useRecordChange } from '../../hooks/useUndo';
import { checkoutPath } from './useCheckout';
import { useAccountMoney } from '../../hooks/useAccountMoney';

/** Compares a past order with today's prices, and returns a function that puts its lines into the cart. */
export function useReorder(order: Order) {
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
  const { money } = useAccountMoney();

  /** Explains why fewer pieces than ordered can be added; undefined if all can. */
  const limitOf = ({ productId, ordered, qty, now }: ReorderLine) => {
    if (inCart.has(productId)) return t('checkout.past.inCart');
    if (now === undefined) return t('checkout.past.gone');
    if (qty === 0) return t('checkout.missing.soldOut');
    if (qty === ordered) return undefined;
    return qty === cartQuantity.max
      ? t('checkout.past.most', { max: formats.number(qty) })
      : t('checkout.missing.left', { count: qty });
  };

  return {
    query,
    /** Empty while current prices load. */
    lines,
    limitOf,
    failure,
    isPending,
    /** Reason why no line can be added. */
    nothing: query.data && added.length === 0 ? t('checkout.past.nothing') : undefined,
    /** Sum of the goods that can be added, now and at the prices of the order. */
    comparison:
      added.length === 0
        ? undefined
        : sums.now === sums.before
          ? t('checkout.past.same', { now: money(sums.now) })
          : t('checkout.past.compared', { before: money(sums.before), now: money(sums.now) }),
    /** Adds the lines and opens the cart. */
    reorder: async () => {
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
    },
  };
}
export type Reorder = ReturnType<typeof useReorder>;
