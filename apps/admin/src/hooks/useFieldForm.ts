import { ApiError } from '@larder/domain';
import type { FieldErrors } from '@larder/domain/contract';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { withoutPrefix } from '../lib/schemaErrors';
import { useFailureReason } from './useFailureReason';
import { useFieldMessage } from './useFieldMessage';
import { isSameValue } from '../lib/isSameValue';

export interface FieldFormOptions<Values extends object> {
  initial: Values;
  /** Unsaved changes from an earlier visit. */
  draft?: Partial<Values>;
  /** Returns the errors by dotted field path. */
  validate: (values: Values) => FieldErrors;
  /** Saves valid values. If it rejects, the form shows the errors and keeps the values. */
  send: (values: Values) => Promise<unknown>;
  /** Prefix of the field paths in error responses, such as `set`. */
  prefix?: string;
  /** Returns the message for a failure; undefined for the general one. */
  explain?: (error: unknown) => string | undefined;
}

/**
 * Returns the state of a form. Validates on submit, then each changed field that has an error. Shows the field errors
 * of the response on the fields and focuses the first one.
 */
export function useFieldForm<Values extends object>({
  initial,
  draft,
  validate,
  send,
  prefix,
  explain,
}: FieldFormOptions<Values>) {
  const message = useFieldMessage();
  const reason = useFailureReason();
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState<Values>({ ...initial, ...draft });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const id = useId();

  /** Shows errors and focuses the first field that has one. */
  const showErrors = (found: FieldErrors) => {
    // Render synchronously, because the query below needs the markup of the invalid fields.
    flushSync(() => setErrors(found));
    const field = document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    const focusable = 'input, textarea, button, [tabindex]';
    const target = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable);
    target?.focus();
    const [first] = Object.values(found);
    if (!field && first) setFailure(message(first[0]));
  };

  const set = (changes: Partial<Values>) => {
    // `set` may be called later than in the render that it belongs to, for example after a file was read.
    setValues((now) => ({ ...now, ...changes }));
    if (Object.keys(errors).length === 0) return;
    const found = validate({ ...values, ...changes });
    const remaining = Object.entries(errors).flatMap(([path, error]) => {
      const [field = ''] = path.split('.');
      const isChanged = field in changes;
      const current = isChanged ? found[path] : error;
      return current ? [[path, current] as const] : [];
    });
    setErrors(Object.fromEntries(remaining));
  };

  /** Replaces the values. Fields that differ from `unchanged` count as unsaved. */
  const reset = (unchanged: Values, next: Values = unchanged) => {
    setBase(unchanged);
    setValues(next);
    setErrors({});
    setFailure(undefined);
  };

  const submit = async (current: Values) => {
    if (isSaving) return;
    setFailure(undefined);
    const found = validate(current);
    if (Object.keys(found).length > 0) {
      showErrors(found);
      return;
    }
    setErrors({});
    setSaving(true);
    try {
      await send(current);
    } catch (error) {
      // Before the focus moves to a field, so that Enter can submit again.
      setSaving(false);
      const fields = error instanceof ApiError ? withoutPrefix(error.errors, prefix) : {};
      const explained = explain?.(error);
      if (explained) setFailure(explained);
      else if (Object.keys(fields).length > 0) showErrors(fields);
      else setFailure(reason(error));
      return;
    }
    setSaving(false);
  };

  return {
    values,
    set,
    reset,
    errors,
    showErrors,
    /** Adds errors without moving the focus, for checks on blur. */
    markErrors: (found: FieldErrors) => setErrors((shown) => ({ ...shown, ...found })),
    /** Returns the error text of a field. */
    errorOf: (path: string) => message(errors[path]?.[0]),
    isDirty: !isSameValue(values, base),
    /** Fields with unsaved changes. */
    changed: (Object.keys(values) as (keyof Values & string)[]).filter((key) => !isSameValue(values[key], base[key])),
    isSaving,
    /** Reason for a failure that belongs to no field. */
    failure,
    submit: () => void submit(values),
    /** Sets the values and submits them. */
    submitValues: (next: Values) => {
      setValues(next);
      void submit(next);
    },
    /** ID of the form, or of another element around the fields. */
    id,
  };
}
export type FieldForm<Values extends object> = ReturnType<typeof useFieldForm<Values>>;
