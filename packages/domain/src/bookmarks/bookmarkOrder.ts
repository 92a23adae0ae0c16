import * as z from 'zod/mini';
import { useAtom } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

const orderAtom = perUserAtom<number[]>('bookmarkOrder', z.array(z.int()), []);

/** Applies the user's order. Bookmarks without a position follow in the order in which they were added. */
export function inBookmarkOrder<T extends { id: number }>(bookmarks: readonly T[], order: readonly number[]): T[] {
  const placeOf = (id: number) => {
    const place = order.indexOf(id);
    return place < 0 ? order.length : place;
  };
  return bookmarks.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
}

/** Returns the user's bookmark order, as page IDs, and its setter. Stored in the browser. */
export function useBookmarkOrder(): [readonly number[], (order: readonly number[]) => void] {
  const [order, setOrder] = useAtom(orderAtom);
  return [order, (next) => setOrder([...next])];
}
