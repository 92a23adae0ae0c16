import { Minus, Plus } from 'lucide-react';
import { useContext, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Button, Group, Input, NumberField as AriaNumberField, NumberFieldStateContext } from 'react-aria-components';
import { checkProps } from '../../private/dom/checkProps';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as field from '../../private/fields/Field.css';
import { FormValue } from '../../private/fields/FormValue';
import * as group from '../../private/fields/GroupBox.css';
import { splitWidgetProps, type WidgetFieldProps } from '../../private/fields/widgetFieldProps';
import { WidgetHeader, WidgetNotes } from '../../private/fields/WidgetTexts';
import { FieldLocale } from '../../private/locale/FieldLocale';
import { stepTo } from './stepTo';
import * as styles from './NumberField.css';

export interface NumberFieldProps extends WidgetFieldProps {
  /** The number (controlled), or null if the field is empty. */
  value?: number | null;
  /** The initial number (uncontrolled). */
  defaultValue?: number;
  /** Called with the number when a step, Enter or blur commits it, or with null if the field is empty. */
  onValueChange?: (value: number | null) => void;
  /** Minimum. Lower numbers are clamped to it. */
  min?: number;
  /** Maximum. Higher numbers are clamped to it. */
  max?: number;
  /** Step of the buttons and arrow keys. If set, numbers are rounded to it. @default 1, or 0.01 for percentages */
  step?: number;
  /** Step of Page Up, Page Down, Shift+Up and Shift+Down. @default ten times `step` */
  bigStep?: number;
  /** Number format, such as `{ style: 'currency', currency: 'USD' }`. @default a decimal number */
  format?: Intl.NumberFormatOptions;
  /** Position of the step buttons. @default 'end' */
  steppers?: 'end' | 'sides' | 'none';
  /** Icon before the number. */
  startIcon?: IconType;
  /** Fixed text before the number. */
  prefix?: ReactNode;
  /** Fixed text after the number, such as "per plate". */
  suffix?: ReactNode;
  /** Example value, shown while the field is empty. */
  placeholder?: string;
}

function Stepper({ slot, className }: { slot: 'increment' | 'decrement'; className?: string }) {
  return (
    <Button slot={slot} className={cx(group.boxButton, className)}>
      <Icon as={slot === 'increment' ? Plus : Minus} />
    </Button>
  );
}

/** Submits the number. React Aria's hidden input would be outside of the field's root, where `focusField` can't find the field. */
function NumberValue(props: Pick<NumberFieldProps, 'name' | 'form' | 'disabled'>) {
  const { numberValue } = useContext(NumberFieldStateContext)!;
  const value = Number.isNaN(numberValue) ? null : String(numberValue);
  return <FormValue name={props.name} form={props.form} disabled={props.disabled} value={value} />;
}

/** Handles the keys for the big step; React Aria handles the others. */
function BigSteps({ by, step, children }: { by: number; step: number; children: ReactNode }) {
  const state = useContext(NumberFieldStateContext)!;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isArrow = event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (!isArrow && event.key !== 'PageUp' && event.key !== 'PageDown') return;
    const input = event.currentTarget.querySelector('input');
    if (!input || input.readOnly || input.disabled) return;
    event.preventDefault();
    event.stopPropagation();
    const direction = event.key.endsWith('Up') ? 1 : -1;
    const { minValue = -Infinity, maxValue = Infinity } = state;
    state.setNumberValue(stepTo(state.numberValue, by * direction, { min: minValue, max: maxValue, step }));
  };
  return (
    <div className={styles.keys} onKeyDownCapture={handleKeyDown}>
      {children}
    </div>
  );
}

/** A field for numbers, with step buttons and locale-aware formatting. */
export function NumberField({
  size = 'md',
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step,
  bigStep,
  format,
  steppers: wanted = 'end',
  readOnly,
  startIcon,
  prefix,
  suffix,
  placeholder,
  name,
  ...rest
}: NumberFieldProps) {
  checkProps('numbers', 'NumberField', { value, defaultValue, min, max, step, bigStep });
  const { texts, control, root } = splitWidgetProps(rest);
  const smallStep = step ?? (format?.style === 'percent' ? 0.01 : 1);
  const steppers = readOnly ? 'none' : wanted;
  const isSided = steppers === 'sides';
  return (
    <FieldLocale of="numbers">
      <AriaNumberField
        {...root}
        value={value === null ? Number.NaN : value}
        defaultValue={defaultValue}
        onChange={(number) => onValueChange?.(Number.isNaN(number) ? null : number)}
        minValue={min}
        maxValue={max}
        step={step}
        // Don't replace the hyphen-minus of `Intl` with U+2212: React Aria can't parse it.
        formatOptions={format}
        isReadOnly={readOnly}
        // Scrolling the page over a focused field must not change its value.
        isWheelDisabled
      >
        <WidgetHeader {...texts} />
        <BigSteps by={bigStep ?? smallStep * 10} step={smallStep}>
          <Group className={cx(group.box, field.size[size])} isReadOnly={readOnly}>
            {isSided && <Stepper slot="decrement" className={group.atStart} />}
            {startIcon && <Icon as={startIcon} size={size === 'md' ? 18 : 16} className={field.icon} />}
            {prefix && <span className={field.affix}>{prefix}</span>}
            <Input
              ref={control as Ref<HTMLInputElement>}
              placeholder={placeholder}
              className={cx(field.control, field.tabular, styles.number, isSided && styles.centered)}
            />
            {suffix && <span className={cx(field.affix, styles.suffix)}>{suffix}</span>}
            {steppers === 'end' && (
              <span className={cx(styles.pair, group.atEnd)}>
                <Stepper slot="decrement" />
                <Stepper slot="increment" />
              </span>
            )}
            {isSided && <Stepper slot="increment" className={group.atEnd} />}
          </Group>
        </BigSteps>
        <NumberValue name={name} form={rest.form} disabled={rest.disabled} />
        <WidgetNotes {...texts} />
      </AriaNumberField>
    </FieldLocale>
  );
}
