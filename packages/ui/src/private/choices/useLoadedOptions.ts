import { useEffect, useRef, useState } from 'react';
import type { ChoiceOption } from './choiceTypes';

/** Loads the options for a text. `signal` aborts outdated requests. */
export type LoadOptions<Value extends string = string> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly ChoiceOption<Value>[]>;

interface Settled<Value extends string> {
  text: string;
  attempt: number;
  options: readonly ChoiceOption<Value>[];
  isFailed: boolean;
}

const pause = 200;

/**
 * Loads options for the typed text. Debounces requests and ignores outdated responses; the previous options stay
 * until the new ones arrive.
 */
export function useLoadedOptions<Value extends string>(
  load: LoadOptions<Value> | undefined,
  text: string,
  isWanted: boolean,
) {
  const [settled, settle] = useState<Settled<Value>>();
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const isCurrent = settled !== undefined && settled.text === text && settled.attempt === attempt;
  const isLoading = load !== undefined && isWanted && !isCurrent;

  useEffect(() => {
    if (!isLoading) return;
    const ending = new AbortController();
    const finish = (options: readonly ChoiceOption<Value>[], isFailed: boolean) => {
      if (!ending.signal.aborted) settle({ text, attempt, options, isFailed });
    };
    const timer = setTimeout(
      () =>
        void Promise.resolve(latest.current?.(text, ending.signal) ?? []).then(
          (options) => finish(options, false),
          () => finish([], true),
        ),
      text ? pause : 0,
    );
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [isLoading, text, attempt]);

  return {
    options: settled?.options,
    isLoading,
    isFailed: isCurrent && settled.isFailed,
    /** Loads again after an error. */
    retry: () => setAttempt((before) => before + 1),
  };
}
