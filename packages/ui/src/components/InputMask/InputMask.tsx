import { Maskito, maskitoTransform } from '@maskito/core';
import { useEffect, useMemo, useRef, type ChangeEvent, type FormEvent } from 'react';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { planMask, type Mask } from './masks';

export interface InputMaskProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onValueChange' | 'tabular'
> {
  /** The shape the text is held to: `{ kind: 'card' }`, `{ kind: 'phone', pattern: '+1 (###) ###-####' }`, … */
  mask: Mask;
  /** The text; it is brought into shape. */
  value?: string;
  /** The text at first, where the field is not controlled. */
  defaultValue?: string;
  /** Called with the text in its shape and with the bare value behind it: digits, an ISO date or time, a number. */
  onValueChange?: (value: string, bare: string) => void;
}

/** A text that is brought into its shape while it is typed: cards, phones, dates, times, numbers, codes in blocks. */
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
  // A mask is written in place; only what it says makes a new one.
  const said = JSON.stringify(mask);
  const plan = useMemo(() => planMask(JSON.parse(said) as Mask), [said]);

  useEffect(() => {
    const engine = input.current && new Maskito(input.current, plan.options);
    return () => engine?.destroy();
  }, [plan]);

  // The engine writes the value itself and says so by an input event, which React's own change event leaves out.
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
