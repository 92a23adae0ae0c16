import { useState } from 'react';

/** A value that its owner controls, or that lives here where nobody does; `Next` is what it may become. */
export function useOwnOrGiven<Value, Next extends Value = Value>(
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
