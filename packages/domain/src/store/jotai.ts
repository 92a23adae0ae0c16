// The one door to Jotai: whatever the product keeps in atoms is imported from here.
import { getDefaultStore } from 'jotai';

export { Provider as StoreProvider, atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
export type { Atom, PrimitiveAtom, SetStateAction, Store, WritableAtom } from 'jotai';

/** The store of the page: what React reads through its hooks, and what code outside React reads and writes. */
export const store = getDefaultStore();
