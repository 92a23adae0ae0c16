import { useSendEmail } from '@larder/domain';
import type { MailDraft } from '@larder/domain/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComposerEntry } from './useComposers';

/** Delay between the last change and saving the draft, in ms. */
const saveAfter = 5000;

export type SaveState = 'saved' | 'changed' | 'saving' | 'failed';

/**
 * Saves changes as a draft: after a pause, when the page is hidden and when the composer unmounts, unless the email was
 * sent or discarded. If a save failed, the browser asks before the page is closed. `onSaved` is called with the ID of a
 * new draft.
 */
export function useDraftSaving(
  { draftId }: ComposerEntry,
  typed: MailDraft | undefined,
  onSaved: (draftId: number) => void,
) {
  const { mutateAsync: send } = useSendEmail();
  const [saved, setSaved] = useState<MailDraft>();
  const [progress, setProgress] = useState<'saving' | 'failed'>();
  const [hasFailed, setFailed] = useState(false);
  // After sending or discarding, the last change must not be saved as a draft.
  const isDone = useRef(false);
  // Saves run one after the other: the first one creates the draft, the others need its ID.
  const queue = useRef<Promise<number | undefined>>(Promise.resolve(draftId));
  const known = useRef(draftId);
  const isMounted = useRef(true);

  const save = (content: MailDraft) => {
    setSaved(content);
    setProgress('saving');
    const next = queue.current.then(async () => {
      const id = known.current;
      const draft = await send({ email: { ...content, id }, mode: 'draft' });
      known.current = draft.id;
      // `onSaved` changes the URL, so don't call it after the user has left the page.
      if (id === undefined && isMounted.current) onSaved(draft.id);
      return draft.id;
    });
    // A failed save doesn't block the next one.
    queue.current = next.catch(() => known.current);
    next.then(
      () => {
        setProgress(undefined);
        setFailed(false);
      },
      () => {
        setProgress('failed');
        setFailed(true);
        setSaved(undefined);
      },
    );
    return next;
  };
  const isChanged = typed !== undefined && typed !== saved;
  const saveNow = useEffectEvent(() => {
    if (typed && isChanged && !isDone.current) save(typed).catch(() => undefined);
  });
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => saveNow(), saveAfter);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // A hidden page may be closed without another event.
    const saveHidden = () => document.hidden && saveNow();
    document.addEventListener('visibilitychange', saveHidden);
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      document.removeEventListener('visibilitychange', saveHidden);
      saveNow();
    };
  }, []);

  useEffect(() => {
    if (!hasFailed) return undefined;
    const ask = (event: Event) => {
      if (!isDone.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasFailed]);

  const state: SaveState = progress ?? (isChanged ? 'changed' : 'saved');
  return {
    state,
    save,
    /** Resolves to the ID of the draft after all saves; undefined if it was never saved. */
    draftId: () => queue.current,
    /** Stops saving. */
    finish: () => {
      isDone.current = true;
    },
    /** Saves the content, and resumes saving changes, because the email was not sent. */
    resume: (content: MailDraft) => {
      isDone.current = false;
      save(content).catch(() => undefined);
    },
  };
}
