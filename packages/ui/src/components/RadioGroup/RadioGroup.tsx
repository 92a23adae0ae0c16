import { useId, type ReactNode } from 'react';
import { FieldGroup, type FieldGroupProps } from '../../private/FieldGroup/FieldGroup';
import { useFieldIds } from '../../private/Field/useFieldIds';
import { Option } from '../../private/Option/Option';
import { useOwnOrGiven } from '../../private/useOwnOrGiven';
import * as group from '../CheckboxGroup/CheckboxGroup.css';
import * as styles from './RadioGroup.css';

/** One of the choices. */
export interface RadioOption<Value extends string = string> {
  /** Given back by `onChange`; in a form it is sent. */
  value: Value;
  /** Text beside the circle. */
  label: ReactNode;
  /** A sentence under it. */
  help?: ReactNode;
  /** Cannot be chosen or pressed. @default false */
  isDisabled?: boolean;
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
  onChange?: (value: Value) => void;
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
  isChecked: boolean;
  isRequired: boolean;
  onChoose: () => void;
}

function RadioRow({
  option: { value, label, help, isDisabled },
  name,
  isChecked,
  isRequired,
  onChoose,
}: RadioRowProps) {
  const ids = useFieldIds(undefined, { help });
  return (
    <Option ids={ids} label={label} help={help}>
      <input
        id={ids.control}
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        disabled={isDisabled}
        required={isRequired}
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
  onChange,
  name,
  required = false,
  orientation = 'vertical',
  columns = 1,
  ...fieldset
}: RadioGroupProps<Value>) {
  const ownName = useId();
  const [chosen, choose] = useOwnOrGiven<Value | null, Value>(value, defaultValue ?? null, onChange);
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
            isChecked={option.value === chosen}
            isRequired={required}
            onChoose={() => choose(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
