import { useFormDrafts } from '@larder/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Delay between the last change and storing the draft, ms. */
const storeAfter = 2000;

/**
 * Returns the stored drafts of a form. Those of earlier visits are offered one by one, until they are restored or
 * discarded. New changes do not replace them.
 */
export function useDraftOffer<Values extends object>(form: string) {
  const [drafts, put] = useFormDrafts<Values>(form);
  const [offers, setOffers] = useState(drafts);
  /** The changes of this visit, if they have been stored. */
  const stored = useRef<Partial<Values>>(null);
  const [offer, ...others] = offers;
  return {
    offer,
    /** Ends the offer after the draft was restored. */
    dismiss: () => setOffers(others),
    /** Ends the offer and removes the draft. */
    discard: () => {
      put(stored.current, others);
      setOffers(others);
    },
    /** Stores the changed values. */
    store: (values: Partial<Values>) => {
      stored.current = values;
      put(values, offers);
    },
    /** Removes the changes of this visit, for example because the form was saved. */
    clear: () => {
      stored.current = null;
      put(null, offers);
    },
  };
}

/** Stores unsaved changes after a pause, and when the page is hidden or left. */
export function useDraftStore(isDirty: boolean, values: object, storeChanges: () => void) {
  const store = useEffectEvent(() => {
    if (isDirty) storeChanges();
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const timer = setTimeout(() => store(), storeAfter);
    return () => clearTimeout(timer);
  }, [isDirty, values]);
  useEffect(() => {
    // A hidden page may be closed without another event.
    const storeHidden = () => document.hidden && store();
    document.addEventListener('visibilitychange', storeHidden);
    return () => {
      document.removeEventListener('visibilitychange', storeHidden);
      store();
    };
  }, []);
}
