import { atom, store, useAtomValue } from '../store/jotai';
import { sessionAtom } from '../store/session';
import { abilityOf, type AppAbility, type AppRule } from './abilityOf';

const abilityAtom = atom((get) => abilityOf(get(sessionAtom).user?.ability as AppRule[] | undefined));

/** Returns the ability of the signed-in user, outside React. */
export function currentAbility(): AppAbility {
  return store.get(abilityAtom);
}

/** Returns the ability of the signed-in user. */
export function useAbility(): AppAbility {
  return useAtomValue(abilityAtom);
}
