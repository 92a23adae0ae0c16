import { useId, type ReactNode } from 'react';
import { cx } from '../../css/cx';
import { FieldGroup, type FieldGroupProps } from '../../private/fields/FieldGroup';
import { useControlledState } from '../../private/hooks/useControlledState';
import { Checkbox } from '../Checkbox/Checkbox';
import * as styles from './CheckboxGroup.css';

/** One box of the group. */
export interface CheckboxOption<Value extends string = string> {
  /** What stands for it in the value and in a form. */
  value: Value;
  /** Text beside the box. */
  label: ReactNode;
  /** A sentence under it. */
  description?: ReactNode;
  /** Cannot be checked. @default false */
  disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string = string> extends Omit<
  FieldGroupProps,
  'children' | 'defaultValue'
> {
  /** The boxes, in order. */
  options: readonly CheckboxOption<Value>[];
  /** What is checked, where that is controlled. */
  value?: readonly Value[];
  /** What is checked at first. */
  defaultValue?: readonly Value[];
  /** Called with what is checked now, in the order of the options. */
  onValueChange?: (value: Value[]) => void;
  /** Name in a form: each checked box sends its value under it. */
  name?: string;
  /** Text of a box above the others that stands for all of them: "All stations". */
  allLabel?: string;
  /** Boxes below each other, or along the line. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Boxes in a row where there is room, when they stand below each other. @default 1 */
  columns?: number;
}

/** Any number of several: native boxes under one question. */
export function CheckboxGroup<Value extends string = string>({
  options,
  value,
  defaultValue = [],
  onValueChange,
  name,
  allLabel,
  orientation = 'vertical',
  columns = 1,
  ...group
}: CheckboxGroupProps<Value>) {
  const [checked, change] = useControlledState<readonly Value[]>(value, defaultValue, (next) =>
    onValueChange?.([...next]),
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
          checked={isChecked(option)}
          aria-invalid={Boolean(group.error) || undefined}
          onChange={(event) => set((other) => (other.value === option.value ? event.target.checked : isChecked(other)))}
        />
      ))}
    </div>
  );
  return (
    <FieldGroup {...group}>
      {allLabel && (
        <Checkbox
          label={allLabel}
          checked={isAll}
          indeterminate={!isAll && free.some(isChecked)}
          aria-controls={listId}
          disabled={free.length === 0}
          onChange={() => set((option) => (option.disabled ? isChecked(option) : !isAll))}
        />
      )}
      {boxes}
    </FieldGroup>
  );
}
