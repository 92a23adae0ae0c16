import * as z from 'zod/mini';
import { store, useAtomValue } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

const defaultViewsAtom = perUserAtom<Record<string, string>>('defaultViews', z.record(z.string(), z.string()), {});

/** Returns the ID of the user's default view of a list. Stored on this device. */
export const useDefaultView = (list: string): string | undefined => useAtomValue(defaultViewsAtom)[list];

/** Returns the ID of the default view outside React, for the loaders of routes. */
export const readDefaultView = (list: string): string | undefined => store.get(defaultViewsAtom)[list];

/** Sets the default view of a list. `undefined` resets it to all rows. */
export function setDefaultView(list: string, viewId: string | undefined) {
  const { [list]: _former, ...others } = store.get(defaultViewsAtom);
  store.set(defaultViewsAtom, viewId === undefined ? others : { ...others, [list]: viewId });
}
