import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useControlledState } from '../../private/hooks/useControlledState';
import type { Step } from '../Stepper/Stepper';
import { focusInvalidField, reportNativeErrors } from './fields';

/** Result of leaving a step: `true` or nothing to continue, `false` or an error message to stay. */
export type StepResult = boolean | string | void;

export interface WizardStep extends Omit<Step, 'state' | 'content'> {
  /** Fields of the step. */
  content: ReactNode;
  /** Heading above the fields. @default label */
  title?: string;
  /**
   * Called before moving forward. Return false or an error message, or a promise of one, to stay. @default native
   * validation
   */
  onLeave?: () => StepResult | Promise<StepResult>;
}

interface WizardOptions {
  steps: readonly WizardStep[];
  current: string | undefined;
  defaultCurrent: string | undefined;
  onCurrentChange: ((id: string) => void) | undefined;
  onFinish: () => StepResult | Promise<StepResult>;
  form: RefObject<HTMLFormElement | null>;
}

/** Manages the state of a wizard: current and visited steps, their validation results and navigation. */
export function useWizard({ steps, current: given, defaultCurrent, onCurrentChange, onFinish, form }: WizardOptions) {
  const [current, setCurrent] = useControlledState(given, defaultCurrent ?? steps[0]?.id ?? '', onCurrentChange);
  const [results, setResults] = useState<Readonly<Record<string, 'done' | 'error'>>>({});
  const [message, setMessage] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set([current]));
  const headings = useId();
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const isLast = at === steps.length - 1;
  const shownBefore = useRef(current);

  // Visited steps stay mounted but hidden, to keep their values.
  if (!seen.has(current)) setSeen(new Set([...seen, current]));

  useEffect(() => {
    if (shownBefore.current === current) return;
    shownBefore.current = current;
    document.getElementById(`${headings}-${current}`)?.focus();
  }, [current, headings]);

  const panelOf = (id: string) =>
    [...(form.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])].find(({ dataset }) => dataset.step === id);

  const ask = async (step: WizardStep): Promise<boolean> => {
    const panel = panelOf(step.id);
    const result = step.onLeave ? await step.onLeave() : panel ? reportNativeErrors(panel) : true;
    const isFine = result !== false && typeof result !== 'string';
    setResults((before) => ({ ...before, [step.id]: isFine ? 'done' : 'error' }));
    setMessage(typeof result === 'string' ? result : undefined);
    // Wait until the fields are marked as invalid.
    if (!isFine && panel && step.onLeave) requestAnimationFrame(() => focusInvalidField(panel));
    return isFine;
  };

  const goTo = async (target: number) => {
    const step = steps[at];
    const next = steps[target];
    if (isAsking || !step || !next) return;
    setMessage(undefined);
    if (target < at) return setCurrent(next.id);
    setAsking(true);
    try {
      if (await ask(step)) setCurrent(next.id);
    } finally {
      setAsking(false);
    }
  };

  const finish = async () => {
    const step = steps[at];
    if (isAsking || !step) return;
    setAsking(true);
    try {
      if (!(await ask(step))) return;
      const result = await onFinish();
      if (typeof result === 'string') setMessage(result);
    } finally {
      setAsking(false);
    }
  };

  return { current, at, isLast, seen, results, message, isAsking, headings, goTo, finish };
}
