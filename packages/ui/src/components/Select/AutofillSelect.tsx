import type { ChoiceOption } from '../../private/choices/choiceTypes';
import * as styles from './Select.css';

interface AutofillSelectProps<Value extends string> {
  autoComplete: string;
  options: readonly ChoiceOption<Value>[];
  value: Value | null;
  onSelect: (value: Value) => void;
  form: string | undefined;
  disabled: boolean;
}

/** Hidden native field of a `Select`: browsers fill in native fields only. */
export function AutofillSelect<Value extends string>({
  autoComplete,
  options,
  value,
  onSelect,
  form,
  disabled,
}: AutofillSelectProps<Value>) {
  return (
    <select
      aria-hidden="true"
      tabIndex={-1}
      className={styles.autofill}
      autoComplete={autoComplete}
      form={form}
      disabled={disabled}
      value={value ?? ''}
      onChange={({ target }) => onSelect(target.value as Value)}
    >
      <option />
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
