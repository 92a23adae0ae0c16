import { Minus, Plus } from 'lucide-react';
import type { HTMLAttributes, KeyboardEvent, Ref } from 'react';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { FormValue } from '../../private/fields/FormValue';
import { useFieldState } from '../../private/fields/useFieldState';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as styles from './QuantityStepper.css';

export interface QuantityStepperProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** Accessible name, such as "Quantity of Arborio rice". */
  label: string;
  /** The number (controlled). */
  value?: number;
  /** The initial number (uncontrolled). @default `min` */
  defaultValue?: number;
  /** Called with the new number. */
  onValueChange?: (value: number) => void;
  /** Name in form data. */
  name?: string;
  /** Lowest number. @default 1 */
  min?: number;
  /** Highest number. @default 10 */
  max?: number;
  /** Text of the number for screen readers, such as "3 pieces". @default the number */
  valueText?: string;
  /** If true, the value can't be changed and is not submitted. @default false */
  disabled?: boolean;
  /** If true, the value can't be changed. @default false */
  readOnly?: boolean;
  /** ID of the form, if the field is outside of it. */
  form?: string;
  /** Ref to the number, which receives focus. */
  ref?: Ref<HTMLSpanElement>;
}

/** A stepper for small whole numbers. */
export function QuantityStepper({
  label,
  value: given,
  min = 1,
  defaultValue = min,
  onValueChange,
  name,
  form,
  max = 10,
  disabled = false,
  readOnly = false,
  valueText,
  className,
  ref,
  ...rest
}: QuantityStepperProps) {
  const strings = useStrings(widgetStrings);
  const [value, change, anchor] = useFieldState<number, number, HTMLInputElement>(given, defaultValue, onValueChange);
  const isLocked = disabled || readOnly;
  const go = (next: number) => {
    const within = Math.min(max, Math.max(min, next));
    if (within !== value && !isLocked) change(within);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next: Record<string, number> = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max };
    if (/^\d$/.test(event.key)) next[event.key] = Number(event.key);
    if (next[event.key] === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    go(next[event.key]!);
  };
  // The number is the only tab stop and handles the keys. The buttons are for pointer and touch.
  const button = (icon: typeof Plus, step: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={step < 0 ? strings.oneLess : strings.oneMore}
      disabled={disabled}
      aria-disabled={readOnly || (step < 0 ? value <= min : value >= max) || undefined}
      className={styles.button}
      onClick={() => go(value + step)}
    >
      <Icon as={icon} size={14} />
    </button>
  );
  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      data-disabled={disabled || undefined}
      className={cx(styles.root, className)}
    >
      {button(Minus, -1)}
      <span
        ref={ref}
        role="spinbutton"
        tabIndex={disabled ? undefined : 0}
        aria-disabled={disabled || undefined}
        aria-readonly={readOnly || undefined}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={valueText}
        className={styles.value}
        onKeyDown={onKeyDown}
      >
        {value}
      </span>
      {button(Plus, 1)}
      <FormValue ref={anchor} {...{ name, form, disabled, value: String(value) }} />
    </div>
  );
}
