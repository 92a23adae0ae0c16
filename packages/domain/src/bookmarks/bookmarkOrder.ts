import * as z from 'zod/mini';
import { useAtom } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

const orderAtom = perUserAtom<number[]>('bookmarkOrder', z.array(z.int()), []);

/** Bookmarks as their owner put them; those never moved follow in the order of bookmarking. */
export function inBookmarkOrder<T extends { id: number }>(bookmarks: readonly T[], order: readonly number[]): T[] {
  const placeOf = (id: number) => {
    const place = order.indexOf(id);
    return place < 0 ? order.length : place;
  };
  return bookmarks.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
}

/** The order of bookmarks chosen by hand, by page id, and its setter; kept in browser storage (pages.md 3.5). */
export function useBookmarkOrder(): [readonly number[], (order: readonly number[]) => void] {
  const [order, setOrder] = useAtom(orderAtom);
  return [order, (next) => setOrder([...next])];
}
