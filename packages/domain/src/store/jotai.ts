// The only import of Jotai in this package.
import { getDefaultStore } from 'jotai';

export { Provider as StoreProvider, atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
export type { Atom, PrimitiveAtom, SetStateAction, Store, WritableAtom } from 'jotai';

/** The default store, for reading and writing atoms outside React. */
export const store = getDefaultStore();
