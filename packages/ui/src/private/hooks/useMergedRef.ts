import { useCallback, type Ref } from 'react';

function give<T>(ref: Ref<T> | undefined, value: T | null) {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}

/** Merges two refs. */
export function useMergedRef<T>(a: Ref<T> | undefined, b: Ref<T> | undefined) {
  return useCallback(
    (value: T | null) => {
      give(a, value);
      give(b, value);
    },
    [a, b],
  );
}
