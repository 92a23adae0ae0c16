import { useId, type ComponentProps, type Ref } from 'react';
import { checkProps } from '../../private/dom/checkProps';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { focusTarget } from '../../private/fields/focusTarget';
import { useFieldState } from '../../private/fields/useFieldState';
import * as styles from './SegmentedControl.css';

export interface SegmentOption<Value extends string = string> {
  /** Passed to `onValueChange` and submitted with a form. */
  value: Value;
  /** Short label, ideally one word. */
  label: string;
  /** Icon before the label. */
  icon?: IconType;
  /** If true, the option can't be selected. @default false */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> extends Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'children' | 'ref'
> {
  /** Accessible name of the group. */
  label: string;
  /** Two to four options. */
  options: readonly SegmentOption<Value>[];
  /** The selected value (controlled). */
  value?: Value;
  /** The initially selected value (uncontrolled). @default the value of the first option */
  defaultValue?: Value;
  /** Called with the selected value. */
  onValueChange?: (value: Value) => void;
  /** Height: 32 px, or 40 px next to fields. @default 'sm' */
  size?: keyof typeof styles.sizes;
  /** If true, fills the width of the container with segments of equal width. @default false */
  block?: boolean;
  /** If true, shows only icons. Labels become accessible names and tooltips. @default false */
  iconOnly?: boolean;
  /** Name in form data. @default a generated name */
  name?: string;
  /** ID of the form, if the field is outside of it. */
  form?: string;
  /** If true, the selection can't be changed and is not submitted. @default false */
  disabled?: boolean;
  /** If true, the selection can't be changed. @default false */
  readOnly?: boolean;
  /** Ref to the selected radio button, or to the first one. Disabled ones are skipped. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice between a few visible options, built on native radio buttons. */
export function SegmentedControl<Value extends string = string>({
  label,
  options,
  value,
  defaultValue = options[0]?.value,
  onValueChange,
  size = 'sm',
  block,
  iconOnly,
  name,
  form,
  disabled = false,
  readOnly = false,
  className,
  ref,
  ...rest
}: SegmentedControlProps<Value>) {
  checkProps('options', 'SegmentedControl', { options });
  const ownName = useId();
  const [chosen, choose, root] = useFieldState<Value | undefined, Value, HTMLDivElement>(
    value,
    defaultValue,
    onValueChange,
  );
  const target = focusTarget(options, (option) => option.value === chosen);
  return (
    <div
      ref={root}
      role="radiogroup"
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-readonly={readOnly || undefined}
      {...rest}
      className={cx(styles.track, block && styles.block, className)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.choice} title={iconOnly ? option.label : undefined}>
          <input
            ref={option === target ? ref : undefined}
            type="radio"
            form={form}
            className={styles.input}
            name={name ?? ownName}
            value={option.value}
            checked={option.value === chosen}
            disabled={disabled || option.disabled}
            aria-label={iconOnly ? option.label : undefined}
            onChange={() => !readOnly && choose(option.value)}
          />
          <span className={cx(styles.thumb, styles.sizes[size])}>
            {option.icon && <Icon as={option.icon} size={16} />}
            {!iconOnly && option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
