import { useId, type ReactNode } from 'react';
import { FieldGroup, type FieldGroupProps } from '../../private/fields/FieldGroup';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { Option } from '../../private/fields/Option';
import { useControlledState } from '../../private/hooks/useControlledState';
import * as group from '../CheckboxGroup/CheckboxGroup.css';
import * as styles from './RadioGroup.css';

/** One of the choices. */
export interface RadioOption<Value extends string = string> {
  /** Given back by `onValueChange`; in a form it is sent. */
  value: Value;
  /** Text beside the circle. */
  label: ReactNode;
  /** A sentence under it. */
  description?: ReactNode;
  /** Cannot be chosen or pressed. @default false */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends Omit<
  FieldGroupProps,
  'children' | 'defaultValue'
> {
  /** The choices, in order. */
  options: readonly RadioOption<Value>[];
  /** The chosen one, where that is controlled; null while nothing is chosen. */
  value?: Value | null;
  /** The chosen one at first. */
  defaultValue?: Value;
  /** Called with the chosen one. */
  onValueChange?: (value: Value) => void;
  /** Name in a form. */
  name?: string;
  /** A form is not sent without a choice. @default false */
  required?: boolean;
  /** Choices below each other, or along the line. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Choices in a row where there is room, when they stand below each other. @default 1 */
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

/** One of several, all in sight: native radios under one question. */
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
