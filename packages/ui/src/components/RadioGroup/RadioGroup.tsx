import { useId, type ReactNode, type Ref } from 'react';
import { checkProps } from '../../private/dom/checkProps';
import { FieldGroup, type FieldGroupProps } from '../../private/fields/FieldGroup';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { Option } from '../../private/fields/Option';
import { focusTarget } from '../../private/fields/focusTarget';
import { useFieldState } from '../../private/fields/useFieldState';
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
  /** If true, the option can't be selected. @default false */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends Omit<
  FieldGroupProps,
  'children' | 'defaultValue' | 'ref'
> {
  /** Options, in order. */
  options: readonly RadioOption<Value>[];
  /** The selected value, or null (controlled). */
  value?: Value | null;
  /** The initially selected value (uncontrolled). */
  defaultValue?: Value;
  /** Called with the selected value. */
  onValueChange?: (value: Value) => void;
  /** Name in form data. */
  name?: string;
  /** If true, the selection can't be changed. @default false */
  readOnly?: boolean;
  /** If true, a selection is required: shows the "required" mark and informs assistive technology. @default false */
  required?: boolean;
  /** Direction of the options. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Maximum number of columns if `orientation` is `'vertical'`. @default 1 */
  columns?: number;
  /** Ref to the selected radio button, or to the first one. Disabled ones are skipped. */
  ref?: Ref<HTMLInputElement>;
}

interface RadioRowProps {
  option: RadioOption;
  name: string;
  checked: boolean;
  required: boolean;
  onChoose: () => void;
  ref: Ref<HTMLInputElement> | undefined;
}

function RadioRow({
  option: { value, label, description, disabled },
  name,
  checked,
  required,
  onChoose,
  ref,
}: RadioRowProps) {
  const ids = useFieldIds(undefined, { description });
  return (
    <Option ids={ids} label={label} description={description}>
      <input
        ref={ref}
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

const none: never[] = [];

/** A choice of one option, with all options visible. */
export function RadioGroup<Value extends string = string>({
  options: givenOptions,
  value,
  defaultValue,
  onValueChange,
  name,
  required = false,
  readOnly = false,
  orientation = 'vertical',
  columns = 1,
  ref,
  ...fieldset
}: RadioGroupProps<Value>) {
  // JavaScript callers can omit `options`.
  const options = givenOptions ?? none;
  checkProps('options', 'RadioGroup', { options: givenOptions });
  checkProps('choice', 'RadioGroup', { from: options, value, defaultValue });
  const ownName = useId();
  const [chosen, choose, root] = useFieldState<Value | null, Value, HTMLFieldSetElement>(
    value,
    defaultValue ?? null,
    onValueChange,
  );
  const target = focusTarget(options, (option) => option.value === chosen);
  return (
    <FieldGroup
      role="radiogroup"
      aria-required={required || undefined}
      aria-readonly={readOnly || undefined}
      {...fieldset}
      required={required}
      ref={root}
    >
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
            onChoose={() => !readOnly && choose(option.value)}
            ref={option === target ? ref : undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
