import * as z from 'zod/mini';
import { store } from '../store/jotai';
import { storedAtom } from '../store/storedAtom';

const wasTourOfferedAtom = storedAtom<boolean>('tourOffered', z.boolean(), false);

/** Whether the guided tour is still to be offered in this browser; asking uses the offer up (pages.md 3.14). */
export function takeTourOffer(): boolean {
  if (store.get(wasTourOfferedAtom)) return false;
  store.set(wasTourOfferedAtom, true);
  return true;
}
