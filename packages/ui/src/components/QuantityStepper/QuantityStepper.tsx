import { Minus, Plus } from 'lucide-react';
import type { HTMLAttributes, KeyboardEvent, Ref } from 'react';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { useStrings } from '../../private/strings/strings';
import { useControlledState } from '../../private/hooks/useControlledState';
import { widgetStrings } from '../../private/strings/widgetStrings';
import * as styles from './QuantityStepper.css';

export interface QuantityStepperProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** Accessible name, such as "Quantity of Arborio rice". */
  label: string;
  /** Controlled value. */
  value?: number;
  /** Initial value (uncontrolled). @default min */
  defaultValue?: number;
  /** Called when the value changes. */
  onValueChange?: (value: number) => void;
  /** Name for form submission. */
  name?: string;
  /** Minimum. @default 1 */
  min?: number;
  /** Maximum. @default 10 */
  max?: number;
  /** Text of the value for screen readers, such as "3 pieces". */
  valueText?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A stepper for small whole numbers. */
export function QuantityStepper({
  label,
  value: given,
  min = 1,
  defaultValue = min,
  onValueChange,
  name,
  max = 10,
  valueText,
  className,
  ref,
  ...rest
}: QuantityStepperProps) {
  const strings = useStrings(widgetStrings);
  const [value, change] = useControlledState(given, defaultValue, onValueChange);
  const go = (next: number) => {
    const within = Math.min(max, Math.max(min, next));
    if (within !== value) change(within);
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
      aria-disabled={(step < 0 ? value <= min : value >= max) || undefined}
      className={styles.button}
      onClick={() => go(value + step)}
    >
      <Icon as={icon} size={14} />
    </button>
  );
  return (
    <div ref={ref} role="group" aria-label={label} {...rest} className={cx(styles.root, className)}>
      {button(Minus, -1)}
      <span
        role="spinbutton"
        tabIndex={0}
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
      {name && <input type="hidden" name={name} value={value} />}
    </div>
  );
}
