/** Where a step stands on the way. */
export type StepState = 'done' | 'current' | 'error' | 'ahead';

export interface StepMarks {
  /** Key of the step. */
  id: string;
  /** Done or wrong whatever its place. */
  state?: 'done' | 'error';
  /** Cannot be opened. @default false */
  disabled?: boolean;
}

/** The state of each step: what lies before the current one is done, unless a step says otherwise. */
export function stepStates(steps: readonly StepMarks[], current: string, isLinear: boolean): StepState[] {
  const at = steps.findIndex(({ id }) => id === current);
  return steps.map(({ state }, index) => {
    if (state === 'error') return 'error';
    if (index === at) return 'current';
    if (state === 'done') return 'done';
    // Where steps are free their place says nothing of what is done.
    return isLinear && index < at ? 'done' : 'ahead';
  });
}

/** Whether a step may be gone to: in a linear way back, to what is done, and on to the one after it. */
export function canVisit(steps: readonly StepMarks[], index: number, current: string, isLinear: boolean): boolean {
  if (steps[index]?.disabled) return false;
  if (!isLinear) return true;
  const at = steps.findIndex(({ id }) => id === current);
  if (index <= at) return true;
  return steps.slice(at, index).every((step, offset) => step.state === 'done' || (offset === 0 && index === at));
}
