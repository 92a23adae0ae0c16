import { useId, type ReactNode } from 'react';
import { FieldGroup, type FieldGroupProps } from '../../private/fields/FieldGroup';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { Option } from '../../private/fields/Option';
import { useControlledState } from '../../private/hooks/useControlledState';
import * as group from '../CheckboxGroup/CheckboxGroup.css';
import * as styles from './RadioGroup.css';

/** An option of a radio group. */
export interface RadioOption<Value extends string = string> {
  /** Passed to `onValueChange` and submitted with a form. */
  value: Value;
  /** Label next to the circle. */
  label: ReactNode;
  /** Help text below the label. */
  description?: ReactNode;
  /** If true, can't be selected. @default false */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends Omit<
  FieldGroupProps,
  'children' | 'defaultValue'
> {
  /** Options, in order. */
  options: readonly RadioOption<Value>[];
  /** Controlled value; null if nothing is selected. */
  value?: Value | null;
  /** Initial value (uncontrolled). */
  defaultValue?: Value;
  /** Called when the selection changes. */
  onValueChange?: (value: Value) => void;
  /** Name for form submission. */
  name?: string;
  /** If true, the form can't be submitted without a selection. @default false */
  required?: boolean;
  /** Direction of the options. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Maximum number of columns in vertical direction. @default 1 */
  columns?: number;
}

interface RadioRowProps {
  option: RadioOption;
  name: string;
  checked: boolean;
  required: boolean;
  onChoose: () => void;
}

function RadioRow({
  option: { value, label, description, disabled },
  name,
  checked,
  required,
  onChoose,
}: RadioRowProps) {
  const ids = useFieldIds(undefined, { description });
  return (
    <Option ids={ids} label={label} description={description}>
      <input
        id={ids.control}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        required={required}
        aria-describedby={ids.describedBy}
        className={styles.input}
        onChange={onChoose}
      />
    </Option>
  );
}

/** A choice of one option, with all options visible. */
export function RadioGroup<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  required = false,
  orientation = 'vertical',
  columns = 1,
  ...fieldset
}: RadioGroupProps<Value>) {
  const ownName = useId();
  const [chosen, choose] = useControlledState<Value | null, Value>(value, defaultValue ?? null, onValueChange);
  return (
    <FieldGroup role="radiogroup" aria-required={required || undefined} {...fieldset}>
      <div
        className={orientation === 'horizontal' ? group.line : group.options}
        style={{ '--option-columns': columns } as never}
      >
        {options.map((option) => (
          <RadioRow
            key={option.value}
            option={option}
            name={name ?? ownName}
            checked={option.value === chosen}
            required={required}
            onChoose={() => choose(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
