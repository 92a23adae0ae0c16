interface FormValueProps {
  name: string | undefined;
  form: string | undefined;
  value: string | null;
  disabled: boolean | undefined;
}

/** What a form is sent: the ISO text of the field's own API, where react-aria would add seconds to it. */
export function FormValue({ name, form, value, disabled }: FormValueProps) {
  return name ? <input type="hidden" name={name} form={form} value={value ?? ''} disabled={disabled} /> : null;
}
