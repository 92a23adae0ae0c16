import type { Ref } from 'react';

interface FormValueProps {
  name: string | undefined;
  form: string | undefined;
  value: string | null;
  disabled: boolean | undefined;
  /** Ref for `useFieldState`, which handles form resets. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Hidden input with the value to submit. React Aria's hidden inputs would add seconds to times, and a form reset would
 * empty its hidden select.
 */
export function FormValue({ name, form, value, disabled, ref }: FormValueProps) {
  if (!name && !ref) return null;
  return <input ref={ref} type="hidden" name={name} form={form} value={value ?? ''} disabled={disabled} />;
}
