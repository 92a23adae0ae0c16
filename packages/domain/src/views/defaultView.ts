import * as z from 'zod/mini';
import { store, useAtomValue } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

const defaultViewsAtom = perUserAtom<Record<string, string>>('defaultViews', z.record(z.string(), z.string()), {});

/** The view that a list opens with, by the person's own choice; kept on this device. */
export const useDefaultView = (list: string): string | undefined => useAtomValue(defaultViewsAtom)[list];

/** As `useDefaultView`, for loaders. */
export const readDefaultView = (list: string): string | undefined => store.get(defaultViewsAtom)[list];

/** Makes a view the one that its list opens with; undefined: all rows. */
export function setDefaultView(list: string, viewId: string | undefined) {
  const { [list]: _former, ...others } = store.get(defaultViewsAtom);
  store.set(defaultViewsAtom, viewId === undefined ? others : { ...others, [list]: viewId });
}
