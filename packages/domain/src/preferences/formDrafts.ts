import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { useAtom, useAtomValue } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';
import { readSession } from '../store/session';

const draftSchema = z.object({ savedAt: z.string(), values: z.record(z.string(), z.unknown()) });
const draftsSchema = z.record(z.string(), z.extend(draftSchema, { earlier: z.optional(z.array(draftSchema)) }));
const draftsAtom = perUserAtom('formDrafts', draftsSchema, {});

/** Maximum number of drafts that a form keeps. */
const maxDrafts = 5;

export interface FormDraft<Values> {
  /** ISO timestamp. */
  savedAt: string;
  /** Values of fields that were added to the form since then can be missing. */
  values: Partial<Values>;
}

/** Drafts of a form, from newest to oldest. */
type FormDrafts<Values> = readonly FormDraft<Values>[];

/**
 * Returns the stored drafts of a form of the signed-in user, and a function that changes them: it stores values as the
 * newest draft, if any, and keeps `earlier` ones, if given. The drafts belong to the user who typed them, even if they
 * are stored while the user signs out.
 */
export function useFormDrafts<Values extends object>(
  form: string,
): [FormDrafts<Values>, (values: Partial<Values> | null, earlier?: FormDrafts<Values>) => void] {
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const [userId] = useState(() => readSession().user?.id);
  const put = useCallback(
    (values: Partial<Values> | null, earlier: FormDrafts<Values> = []) =>
      setDrafts(({ [form]: _before, ...others }) => {
        const newest = values === null ? [] : [{ savedAt: new Date().toISOString(), values }];
        const [first, ...rest] = [...newest, ...earlier].slice(0, maxDrafts) as z.infer<typeof draftSchema>[];
        return first ? { ...others, [form]: { ...first, ...(rest.length > 0 && { earlier: rest }) } } : others;
      }, userId),
    [setDrafts, form, userId],
  );
  const stored = drafts[form] as (FormDraft<Values> & { earlier?: FormDrafts<Values> }) | undefined;
  if (!stored) return [[], put];
  const { earlier = [], ...newest } = stored;
  return [[newest, ...earlier], put];
}

/** Returns the stored draft of a form with a single draft, and a function that changes it. `null` removes it. */
export function useFormDraft<Values extends object>(
  form: string,
): [FormDraft<Values> | undefined, (values: Partial<Values> | null) => void] {
  const [[draft], put] = useFormDrafts<Values>(form);
  return [draft, put];
}

/** Returns the names of the signed-in user's forms that have a draft. */
export const useDraftedForms = () => Object.keys(useAtomValue(draftsAtom));
