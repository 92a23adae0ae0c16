import * as z from 'zod/mini';
import { store } from '../store/jotai';
import { storedAtom } from '../store/storedAtom';

const wasTourOfferedAtom = storedAtom<boolean>('tourOffered', z.boolean(), false);

/** Returns true if this browser hasn't offered the tour yet, and marks it as offered. */
export function takeTourOffer(): boolean {
  if (store.get(wasTourOfferedAtom)) return false;
  store.set(wasTourOfferedAtom, true);
  return true;
}
