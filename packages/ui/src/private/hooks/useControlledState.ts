import { useState } from 'react';

/** State that is controlled if `given` is defined, else local. `Next` narrows the values it can be set to. */
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
  return [value, change] as const;
}
