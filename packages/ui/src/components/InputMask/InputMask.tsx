import { Maskito, maskitoTransform } from '@maskito/core';
import { useEffect, useMemo, useRef, type ChangeEvent, type FormEvent } from 'react';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { planMask, type Mask } from './masks';

export interface InputMaskProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onValueChange' | 'tabular'
> {
  /** Format of the text, such as `{ kind: 'card' }` or `{ kind: 'phone', pattern: '+1 (###) ###-####' }`. */
  mask: Mask;
  /** The text (controlled). Formatted with the mask. */
  value?: string;
  /** The initial text (uncontrolled). */
  defaultValue?: string;
  /** Called with the formatted text and the unmasked value, such as digits, an ISO date or a number. */
  onValueChange?: (value: string, bare: string) => void;
}

/** A text field that formats its value as the user types: cards, phones, dates, times, numbers, codes. */
export function InputMask({
  mask,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onInput,
  ref,
  ...rest
}: InputMaskProps) {
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  // Compare masks by content, because they are usually inline objects.
  const maskKey = JSON.stringify(mask);
  const plan = useMemo(() => planMask(JSON.parse(maskKey) as Mask), [maskKey]);

  useEffect(() => {
    const engine = input.current && new Maskito(input.current, plan.options);
    return () => engine?.destroy();
  }, [plan]);

  // Maskito sets the value and dispatches an `input` event, for which React fires no `onChange`.
  const handleInput = (event: FormEvent<HTMLInputElement>) => {
    onInput?.(event as never);
    onChange?.(event as ChangeEvent<HTMLInputElement>);
    const text = event.currentTarget.value;
    onValueChange?.(text, plan.bare(text));
  };
  const shaped = (text: string | undefined) => text && maskitoTransform(text, plan.options);

  return (
    <TextField
      inputMode={plan.inputMode}
      autoComplete={plan.autoComplete ?? 'off'}
      placeholder={plan.example}
      dir="ltr"
      {...rest}
      ref={merged}
      tabular
      {...(value === undefined ? { defaultValue: shaped(defaultValue) } : { value: shaped(value) })}
      onInput={handleInput}
    />
  );
}
