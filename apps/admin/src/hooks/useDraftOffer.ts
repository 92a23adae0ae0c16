import { useFormDraft } from '@larder/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/** Delay between the last change and storing the draft, ms. */
const storeAfter = 2000;

/** Returns the stored draft of a form. A draft of an earlier visit is offered until it is restored or discarded. */
export function useDraftOffer<Values extends object>(form: string) {
  const [draft, setDraft] = useFormDraft<Values>(form);
  const [offer, setOffer] = useState(draft);
  return {
    offer,
    /** Ends the offer after the draft was restored. */
    dismiss: () => setOffer(undefined),
    /** Stores the changed values. */
    store: setDraft,
    /** Removes the draft, for example because the form was saved. */
    clear: () => {
      setDraft(null);
      setOffer(undefined);
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
