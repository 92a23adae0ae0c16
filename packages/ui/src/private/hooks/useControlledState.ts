import { useState } from 'react';

/**
 * Returns the controlled value if `given` is defined, otherwise local state, and two setters: the first calls
 * `onChange`, the second doesn't. `Next` narrows the argument of the first.
 */
export function useControlledState<Value, Next extends Value = Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Next) => void) | undefined,
) {
  const [own, setOwn] = useState(initial);
  const value = given === undefined ? own : given;
  const change = (next: Next) => {
    if (given === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value, change, setOwn] as const;
}
