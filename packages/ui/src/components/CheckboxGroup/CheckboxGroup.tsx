import { useId, type ReactNode, type Ref } from 'react';
import { checkProps } from '../../private/dom/checkProps';
import { cx } from '../../css/cx';
import { FieldGroup, type FieldGroupProps } from '../../private/fields/FieldGroup';
import { useFieldState } from '../../private/fields/useFieldState';
import { Checkbox } from '../Checkbox/Checkbox';
import * as styles from './CheckboxGroup.css';

/** A checkbox in the group. */
export interface CheckboxOption<Value extends string = string> {
  /** Identifies the option in `value` and in form data. */
  value: Value;
  /** Text next to the box. */
  label: ReactNode;
  /** Help text below the label. */
  description?: ReactNode;
  /** Disables the checkbox. @default false */
  disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string = string> extends Omit<
  FieldGroupProps,
  'children' | 'defaultValue' | 'ref'
> {
  /** Options, in order. */
  options: readonly CheckboxOption<Value>[];
  /** The checked values (controlled). */
  value?: readonly Value[];
  /** The initially checked values (uncontrolled). */
  defaultValue?: readonly Value[];
  /** Called with the checked values, in the order of the options. */
  onValueChange?: (value: Value[]) => void;
  /** Name in form data. Each checked option adds its value. */
  name?: string;
  /** Label of a checkbox that selects all options, such as "All stations". If omitted, there is no such checkbox. */
  allLabel?: string;
  /** Direction of the options. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Maximum number of columns if `orientation` is `'vertical'`. @default 1 */
  columns?: number;
  /** If true, the checkboxes can't be changed. @default false */
  readOnly?: boolean;
  /** Ref to the first enabled checkbox, or to the `allLabel` checkbox. */
  ref?: Ref<HTMLInputElement>;
}

/** Native checkboxes in a fieldset. */
export function CheckboxGroup<Value extends string = string>({
  options,
  value,
  defaultValue = [],
  onValueChange,
  name,
  allLabel,
  orientation = 'vertical',
  columns = 1,
  readOnly,
  ref,
  ...group
}: CheckboxGroupProps<Value>) {
  checkProps('options', 'CheckboxGroup', { options });
  const [checked, change, root] = useFieldState<readonly Value[], readonly Value[], HTMLFieldSetElement>(
    value,
    defaultValue,
    (next) => onValueChange?.([...next]),
  );
  const listId = useId();

  const set = (isOn: (option: CheckboxOption<Value>) => boolean) =>
    change(options.filter(isOn).map((option) => option.value));
  const isChecked = (option: CheckboxOption<Value>) => checked.includes(option.value);
  const free = options.filter((option) => !option.disabled);
  const isAll = free.length > 0 && free.every(isChecked);

  const boxes = (
    <div
      id={listId}
      className={cx(orientation === 'horizontal' ? styles.line : styles.options, allLabel && styles.nested)}
      style={{ '--option-columns': columns } as never}
    >
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          description={option.description}
          disabled={option.disabled}
          readOnly={readOnly}
          ref={!allLabel && option === free[0] ? ref : undefined}
          checked={isChecked(option)}
          aria-invalid={Boolean(group.error) || undefined}
          onCheckedChange={(isOn) => set((other) => (other.value === option.value ? isOn : isChecked(other)))}
        />
      ))}
    </div>
  );
  return (
    <FieldGroup {...group} ref={root}>
      {allLabel && (
        <Checkbox
          label={allLabel}
          checked={isAll}
          indeterminate={!isAll && free.some(isChecked)}
          aria-controls={listId}
          disabled={free.length === 0}
          readOnly={readOnly}
          ref={ref}
          onCheckedChange={() => set((option) => (option.disabled ? isChecked(option) : !isAll))}
        />
      )}
      {boxes}
    </FieldGroup>
  );
}
