import { useEffect, useRef, useState } from 'react';
import { useControlledState } from '../hooks/useControlledState';

/** Returns a ref for an element of the field. Calls `onReset` when its form is reset. */
export function useFormReset<Control extends HTMLElement>(onReset: () => void) {
  const control = useRef<Control>(null);
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const handleReset = (event: Event) => {
      const element = control.current;
      const form = element && ('form' in element ? element.form : element.closest('form'));
      if (form && event.target === form && !event.defaultPrevented) latest.current();
    };
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  }, []);
  return control;
}

/**
 * Like `useControlledState`. Also returns a ref for an element of the field: a reset of its form restores the initial
 * value.
 */
export function useFieldState<Value, Next extends Value = Value, Control extends HTMLElement = HTMLElement>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Next) => void) | undefined,
) {
  const [first] = useState(given === undefined ? initial : given);
  const [value, change, setOwn] = useControlledState<Value, Next>(given, initial, onChange);
  const control = useFormReset<Control>(() => {
    // `onChange` might not accept an empty value, so restore an empty initial value without calling it.
    if (first === null || first === undefined) setOwn(first);
    else if (first !== value) change(first as Next);
  });
  return [value, change, control] as const;
}
