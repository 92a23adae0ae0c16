import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CartProduct } from './cart.contract';
import { useUpdateCart } from './products.mutations';

/** Delay before a quantity is sent, in milliseconds. */
const rest = 400;

/**
 * Returns cart quantities that are shown immediately and sent after a delay, or on unmount. Rejected quantities are
 * reset to the cart's.
 */
export function useCartQuantities(onRejected: () => void) {
  const update = useUpdateCart();
  const [typed, setTyped] = useState<Readonly<Record<number, number>>>({});
  const waiting = useRef(new Map<number, { timer: ReturnType<typeof setTimeout>; qty: number }>());

  const send = (productId: number) => {
    const change = waiting.current.get(productId);
    if (!change) return;
    clearTimeout(change.timer);
    waiting.current.delete(productId);
    const { qty } = change;
    update
      .mutateAsync({ productId, qty })
      .catch(onRejected)
      .finally(() => {
        if (waiting.current.has(productId)) return;
        setTyped(({ [productId]: shown, ...others }) => (shown === qty ? others : { ...others, [productId]: shown! }));
      });
  };
  const sendAll = useEffectEvent(() => {
    for (const productId of waiting.current.keys()) send(productId);
  });
  useEffect(() => () => sendAll(), []);

  return {
    withQuantities: (lines: readonly CartProduct[]) =>
      lines.map((line) => ({ ...line, qty: typed[line.id] ?? line.qty })),
    setQuantity: (productId: number, qty: number) => {
      clearTimeout(waiting.current.get(productId)?.timer);
      waiting.current.set(productId, { qty, timer: setTimeout(() => send(productId), rest) });
      setTyped((before) => ({ ...before, [productId]: qty }));
    },
    /** Discards a quantity that hasn't been sent. */
    forget: (productId: number) => {
      clearTimeout(waiting.current.get(productId)?.timer);
      waiting.current.delete(productId);
      setTyped(({ [productId]: _gone, ...others }) => others);
    },
  };
}
