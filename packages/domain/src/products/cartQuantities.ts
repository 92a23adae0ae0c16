import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CartProduct } from './products.contract';
import { useUpdateCart } from './products.mutations';

/** Milliseconds of rest after which a quantity is sent (pages.md 3.9). */
const rest = 400;

/**
 * Quantities as they are being stepped: shown at once, sent when they have come to rest, also when their place goes
 * away before that. A refused one goes back to what the cart has.
 */
export function useCartQuantities(onRefused: () => void) {
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
      .catch(onRefused)
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
    /** The lines with the quantities that are shown. */
    withQuantities: (lines: readonly CartProduct[]) =>
      lines.map((line) => ({ ...line, qty: typed[line.id] ?? line.qty })),
    setQuantity: (productId: number, qty: number) => {
      clearTimeout(waiting.current.get(productId)?.timer);
      waiting.current.set(productId, { qty, timer: setTimeout(() => send(productId), rest) });
      setTyped((before) => ({ ...before, [productId]: qty }));
    },
    /** Forgets a quantity that has not been sent. */
    forget: (productId: number) => {
      clearTimeout(waiting.current.get(productId)?.timer);
      waiting.current.delete(productId);
      setTyped(({ [productId]: _gone, ...others }) => others);
    },
  };
}
