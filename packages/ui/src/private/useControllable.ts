import { useState } from 'react';

/** A value that its owner controls, or that lives here from its first value on where nobody does. */
export function useControllable<Value>(
  given: Value | undefined,
  initial: Value | (() => Value),
  onChange?: (value: Value) => void,
) {
  const [own, setOwn] = useState(initial);
  const value = given === undefined ? own : given;
  const change = (next: Value) => {
    if (given === undefined) setOwn(() => next);
    onChange?.(next);
  };
  return [value, change] as const;
}
