import { useId, type ComponentProps } from 'react';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { useControlledState } from '../../private/hooks/useControlledState';
import * as styles from './SegmentedControl.css';

export interface SegmentOption<Value extends string = string> {
  /** Passed to `onValueChange`. */
  value: Value;
  /** Short label, ideally one word. */
  label: string;
  /** Icon before the label. */
  icon?: IconType;
  /** If true, can't be selected. @default false */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> extends Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** Accessible name of the group. */
  label: string;
  /** Two to four options. */
  options: readonly SegmentOption<Value>[];
  /** Controlled value. */
  value?: Value;
  /** Initial value (uncontrolled). @default the first option */
  defaultValue?: Value;
  /** Called when the selection changes. */
  onValueChange?: (value: Value) => void;
  /** Height: 32 px, or 40 px next to fields. @default 'sm' */
  size?: keyof typeof styles.sizes;
  /** If true, fills the width with segments of equal width. */
  block?: boolean;
  /** If true, shows only icons. Labels become accessible names. */
  iconOnly?: boolean;
  /** Name for form submission. @default generated */
  name?: string;
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
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  const [chosen, choose] = useControlledState<Value | undefined, Value>(value, defaultValue, onValueChange);
  return (
    <div role="radiogroup" aria-label={label} {...rest} className={cx(styles.track, block && styles.block, className)}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice} title={iconOnly ? option.label : undefined}>
          <input
            type="radio"
            className={styles.input}
            name={name ?? ownName}
            value={option.value}
            checked={option.value === chosen}
            disabled={option.disabled}
            aria-label={iconOnly ? option.label : undefined}
            onChange={() => choose(option.value)}
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
