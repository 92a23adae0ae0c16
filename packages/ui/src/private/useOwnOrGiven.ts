import { useState } from 'react';

/** A value that its owner controls, or that lives here where nobody does. */
export function useOwnOrGiven<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [own, setOwn] = useState(initial);
  const value = given === undefined ? own : given;
  const change = (next: Value) => {
    if (given === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value, change] as const;
}
