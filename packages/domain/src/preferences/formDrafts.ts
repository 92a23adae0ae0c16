import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { useAtom, useAtomValue } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';
import { readSession } from '../store/session';

const draftSchema = z.object({ savedAt: z.string(), values: z.record(z.string(), z.unknown()) });
const draftsAtom = perUserAtom('formDrafts', z.record(z.string(), draftSchema), {});

export interface FormDraft<Values> {
  /** ISO timestamp. */
  savedAt: string;
  /** Values of fields that were added to the form since then can be missing. */
  values: Partial<Values>;
}

/**
 * Returns the stored draft of a form of the signed-in user, and a function that changes it. `null` removes it. The draft belongs
 * to the user who typed it, even if it is stored while they sign out.
 */
export function useFormDraft<Values extends object>(
  form: string,
): [FormDraft<Values> | undefined, (values: Partial<Values> | null) => void] {
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const [userId] = useState(() => readSession().user?.id);
  const setDraft = useCallback(
    (values: Partial<Values> | null) =>
      setDrafts(
        ({ [form]: _before, ...others }) =>
          values === null
            ? others
            : { ...others, [form]: { savedAt: new Date().toISOString(), values: values as Record<string, unknown> } },
        userId,
      ),
    [setDrafts, form, userId],
  );
  return [drafts[form] as FormDraft<Values> | undefined, setDraft];
}

/** Returns the names of the signed-in user's forms that have a draft. */
export const useDraftedForms = () => Object.keys(useAtomValue(draftsAtom));
