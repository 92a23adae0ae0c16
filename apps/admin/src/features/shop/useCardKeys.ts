import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Product } from '@larder/domain/contract';
import type { OrderActions } from '../../entities/products/useOrderActions';
import { useShortcuts } from '../../hooks/useShortcuts';
import { gridNeighbor } from './gridNeighbor';

const cardsOf = (list: HTMLElement) => [...list.children] as HTMLElement[];

/** Returns the number of columns of a grid: the items in its first row. */
const columnsOf = (cards: readonly HTMLElement[]) =>
  Math.max(1, cards.filter(({ offsetTop }) => offsetTop === cards[0]?.offsetTop).length);

/**
 * Handles the keys of a list of product cards: arrows move between the links of the cards; `w` and `a` save the product
 * of the focused card to the wishlist and add it to the order.
 */
export function useCardKeys(
  list: RefObject<HTMLUListElement | null>,
  products: readonly Product[],
  actions: OrderActions,
) {
  const focusedProduct = () => {
    const card = document.activeElement?.closest<HTMLElement>('li[data-row]');
    return list.current?.contains(card ?? null)
      ? products.find(({ id }) => String(id) === card?.dataset.row)
      : undefined;
  };
  useShortcuts({
    wishProduct: () => {
      const product = focusedProduct();
      if (product) void actions.toggleWishlist(product);
    },
    ...(actions.mayOrder && {
      addProduct: () => {
        const product = focusedProduct();
        if (product) actions.addOne(product);
      },
    }),
  });

  const move = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const target = event.target as HTMLElement;
    if (!list.current || !target.matches('li[data-row] :is(a, button)')) return;
    const cards = cardsOf(list.current);
    const index = cards.findIndex((card) => card.contains(target));
    const isRtl = getComputedStyle(list.current).direction === 'rtl';
    const next = gridNeighbor(event.key, index, cards.length, columnsOf(cards), isRtl);
    if (next === undefined) return;
    event.preventDefault();
    cards[next]?.querySelector('a')?.focus();
  });
  const hasCards = products.length > 0;
  useEffect(() => {
    const element = list.current;
    if (!hasCards || !element) return undefined;
    const handle = (event: KeyboardEvent) => move(event);
    element.addEventListener('keydown', handle);
    return () => element.removeEventListener('keydown', handle);
  }, [list, hasCards]);
}
