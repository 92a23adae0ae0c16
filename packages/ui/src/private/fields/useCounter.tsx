import { useState, type ChangeEvent, type ReactNode } from 'react';
import { tabular, text } from '../../css/typography.css';
import { coreStrings } from '../strings/coreStrings';
import { cx } from '../../css/cx';
import { fill, useStrings } from '../strings/strings';
import * as styles from './Field.css';

type Typed = string | number | readonly string[];

interface CounterOptions<Control> {
  counter: boolean | undefined;
  value?: Typed;
  defaultValue?: Typed;
  maxLength?: number;
  onChange: ((event: ChangeEvent<Control>) => void) | undefined;
  onValueChange: ((value: string) => void) | undefined;
}

/** Counts the typed characters. Returns the counter and its change handler. */
export function useCounter<Control extends HTMLInputElement | HTMLTextAreaElement>({
  counter,
  value,
  defaultValue,
  maxLength: max,
  onChange,
  onValueChange,
}: CounterOptions<Control>) {
  const strings = useStrings(coreStrings);
  const [typed, setTyped] = useState(String(defaultValue ?? '').length);
  const count = value === undefined ? typed : String(value).length;

  const handleChange = (event: ChangeEvent<Control>) => {
    if (counter) setTyped(event.target.value.length);
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  const footEnd: ReactNode = counter && max !== undefined && (
    <span className={cx(text.caption, tabular, styles.counter)}>
      <bdi dir="ltr" aria-hidden="true">{`${count} / ${max}`}</bdi>
      <span className={styles.hidden}>{fill(strings.characterCount, { count, max })}</span>
    </span>
  );
  return { footEnd, handleChange };
}
