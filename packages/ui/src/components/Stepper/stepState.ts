/** State of a step in the process. */
export type StepState = 'done' | 'current' | 'error' | 'ahead';

export interface StepMarks {
  /** Unique, stable ID. */
  id: string;
  /** Explicit state, independent of the position. */
  state?: 'done' | 'error';
  /** If true, the step can't be opened. @default false */
  disabled?: boolean;
}

/** Returns the state of each step. If linear, steps before the current one are done, unless they have an error. */
export function stepStates(steps: readonly StepMarks[], current: string, isLinear: boolean): StepState[] {
  const at = steps.findIndex(({ id }) => id === current);
  return steps.map(({ state }, index) => {
    if (state === 'error') return 'error';
    if (index === at) return 'current';
    if (state === 'done') return 'done';
    // In a non-linear process, the position of a step does not imply that it is done.
    return isLinear && index < at ? 'done' : 'ahead';
  });
}

/** Returns true if a step can be opened. If linear, all steps from the current one up to a later step must be done. */
export function canVisit(steps: readonly StepMarks[], index: number, current: string, isLinear: boolean): boolean {
  if (steps[index]?.disabled) return false;
  if (!isLinear) return true;
  const at = steps.findIndex(({ id }) => id === current);
  if (index <= at) return true;
  // `at` is -1 if the current step is unknown.
  return steps.slice(Math.max(0, at), index).every(({ state }) => state === 'done');
}
