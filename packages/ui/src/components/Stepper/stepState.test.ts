import { describe, expect, it } from 'vitest';
import { canVisit, stepStates, type StepMarks } from './stepState';

const steps: StepMarks[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }];
const marked = (states: Record<string, 'done' | 'error'>) => steps.map((step) => ({ ...step, state: states[step.id] }));

describe('stepStates', () => {
  it('treats earlier steps as done only when linear', () => {
    expect(stepStates(steps, 'c', true)).toEqual(['done', 'done', 'current', 'ahead']);
    expect(stepStates(steps, 'c', false)).toEqual(['ahead', 'ahead', 'current', 'ahead']);
  });
  it('prefers the state set on a step', () => {
    expect(stepStates(marked({ a: 'error', d: 'done' }), 'b', false)).toEqual(['error', 'current', 'ahead', 'done']);
    expect(stepStates(marked({ b: 'error' }), 'b', true)).toEqual(['done', 'error', 'ahead', 'ahead']);
  });
});

describe('canVisit', () => {
  const open = (list: readonly StepMarks[], current: string, isLinear: boolean) =>
    list.map((_, index) => canVisit(list, index, current, isLinear));
  it.each([
    ['any step if not linear', steps, 'b', false, [true, true, true, true]],
    ['earlier steps but not later ones if linear', steps, 'c', true, [true, true, true, false]],
    ['later steps after done ones if linear', marked({ b: 'done', c: 'done' }), 'b', true, [true, true, true, true]],
    ['no steps after one that is not done if linear', marked({ b: 'done' }), 'a', true, [true, false, false, false]],
    ['the first step if the current one is unknown and linear', steps, 'other', true, [true, false, false, false]],
    [
      'enabled steps only',
      steps.map((step) => ({ ...step, disabled: step.id === 'a' })),
      'b',
      false,
      [false, true, true, true],
    ],
  ] as const)('canVisit allows %s', (_, list, current, isLinear, expected) =>
    expect(open(list, current, isLinear)).toEqual(expected),
  );
});
