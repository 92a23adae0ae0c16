import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CartProduct } from './cart.contract';
import type { Undo } from '../cache/optimistic';
import { productKeys } from './productKeys';
import { useUpdateCart } from './products.mutations';
import { showCartLine } from './shopCache';

/** Delay before a quantity is sent, in milliseconds. */
const rest = 400;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  qty: number;
  /** Quantity that the server has. */
  before: number | undefined;
  /** Restores the cached cart. */
  undo: Promise<Undo>;
}

/**
 * Returns cart quantities that the whole app shows immediately, and that are sent after a delay or on unmount.
 * Rejected quantities are reset to the cart's.
 */
export function useCartQuantities(
  onRejected: (error: unknown) => void,
  onSaved?: (productId: number, qty: number, before: number) => void,
) {
  const client = useQueryClient();
  const update = useUpdateCart();
  const [typed, setTyped] = useState<Readonly<Record<number, number>>>({});
  const waiting = useRef(new Map<number, Waiting>());

  const send = (productId: number) => {
    const change = waiting.current.get(productId);
    if (!change) return;
    clearTimeout(change.timer);
    waiting.current.delete(productId);
    const { qty, before, undo } = change;
    const settle = () => {
      if (waiting.current.has(productId)) return;
      setTyped(({ [productId]: shown, ...others }) => (shown === qty ? others : { ...others, [productId]: shown! }));
    };
    if (before === qty) {
      settle();
      return;
    }
    update
      .mutateAsync({ productId, qty })
      .then(
        () => before !== undefined && onSaved?.(productId, qty, before),
        async (error: unknown) => {
          (await undo)();
          onRejected(error);
        },
      )
      .finally(settle);
  };
  const sendAll = useEffectEvent(() => {
    for (const productId of waiting.current.keys()) send(productId);
  });
  useEffect(() => () => sendAll(), []);

  return {
    withQuantities: (lines: readonly CartProduct[]) =>
      lines.map((line) => ({ ...line, qty: typed[line.id] ?? line.qty })),
    setQuantity: (productId: number, qty: number) => {
      const earlier = waiting.current.get(productId);
      clearTimeout(earlier?.timer);
      const before = earlier
        ? earlier.before
        : client.getQueryData<CartProduct[]>(productKeys.cart())?.find(({ id }) => id === productId)?.qty;
      const shown = showCartLine(client, { productId, qty });
      const timer = setTimeout(() => send(productId), rest);
      waiting.current.set(productId, { qty, before, timer, undo: earlier?.undo ?? shown });
      setTyped((previous) => ({ ...previous, [productId]: qty }));
    },
    /** Discards a quantity that hasn't been sent. */
    forget: (productId: number) => {
      clearTimeout(waiting.current.get(productId)?.timer);
      waiting.current.delete(productId);
      setTyped(({ [productId]: _gone, ...others }) => others);
    },
  };
}
