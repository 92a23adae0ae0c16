interface FormValueProps {
  name: string | undefined;
  form: string | undefined;
  value: string | null;
  disabled: boolean | undefined;
}

/** Hidden input with the ISO value; React Aria would add seconds. */
export function FormValue({ name, form, value, disabled }: FormValueProps) {
  return name ? <input type="hidden" name={name} form={form} value={value ?? ''} disabled={disabled} /> : null;
}
