import { useId, type ComponentProps } from 'react';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { useControlledState } from '../../private/hooks/useControlledState';
import * as styles from './SegmentedControl.css';

export interface SegmentOption<Value extends string = string> {
  /** Given back by `onValueChange`. */
  value: Value;
  /** One word. */
  label: string;
  /** Icon before the label. */
  icon?: IconType;
  /** Cannot be chosen or pressed. @default false */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> extends Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** What is chosen here. */
  label: string;
  /** Two to four choices. */
  options: readonly SegmentOption<Value>[];
  /** The chosen one, where that is controlled. */
  value?: Value;
  /** The chosen one at first. @default the first of the choices */
  defaultValue?: Value;
  /** Called with the choice. */
  onValueChange?: (value: Value) => void;
  /** Height: 32, or 40 beside fields. @default 'sm' */
  size?: keyof typeof styles.sizes;
  /** Takes the whole line, all choices equally wide. */
  block?: boolean;
  /** Shows icons alone; the labels stay as names. */
  iconOnly?: boolean;
  /** Name in a form. @default one of its own */
  name?: string;
}

/** One of few, all of them in sight: native radio buttons in a track. */
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
