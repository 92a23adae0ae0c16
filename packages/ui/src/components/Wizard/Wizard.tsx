import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormHTMLAttributes, type ReactNode, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../private/cx';
import { formStrings } from '../../private/formStrings';
import { fill, useStrings } from '../../private/strings';
import { useOwnOrGiven } from '../../private/useOwnOrGiven';
import { useMergedRef } from '../../private/useMergedRef';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Stepper, type Step, type StepperProps } from '../Stepper/Stepper';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { focusWrongField, reportNativeErrors } from './fields';
import * as styles from './Wizard.css';

/** What leaving a step on the way forward says: nothing or true to go on, false or a sentence to stay. */
export type StepVerdict = boolean | string | void;

export interface WizardStep extends Omit<Step, 'state' | 'content'> {
  /** The fields of the step. */
  content: ReactNode;
  /** Heading over the fields. @default the label */
  title?: string;
  /** Asked before going on: return or resolve to false or a sentence to stay. @default the rules of the native fields are asked */
  onLeave?: () => StepVerdict | Promise<StepVerdict>;
}

export interface WizardProps
  extends
    Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'children'>,
    Pick<StepperProps, 'orientation' | 'variant'> {
  /** What the steps lead to. */
  label: string;
  /** The steps, in order. */
  steps: readonly WizardStep[];
  /** Id of the open step, where the owner controls it. */
  current?: string;
  /** Id of the step that is open at first. @default the first */
  defaultCurrent?: string;
  /** Called with the id of the step that is opened. */
  onCurrentChange?: (id: string) => void;
  /** Called when the last step was left; what it gives is waited for. A sentence or false means it did not work. */
  onFinish: () => StepVerdict | Promise<StepVerdict>;
  /**
   * Whether steps are gone through in order.
   * @default true
   */
  isLinear?: boolean;
  /** Verb and object of the last button: "Open the restaurant". @default 'Finish' */
  finishLabel?: string;
  /** Words of the button that goes on. @default 'Next' */
  nextLabel?: string;
  /** Words of the button that goes back. @default 'Back' */
  backLabel?: string;
  /** Buttons beside Next, such as "Save as draft". */
  actions?: ReactNode;
  /**
   * Level of the headings over the fields.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** The form. */
  ref?: Ref<HTMLFormElement>;
}

/** A form in steps: each is asked before it is left, and what was entered stays. */
export function Wizard({
  label,
  steps,
  current: given,
  defaultCurrent,
  onCurrentChange,
  onFinish,
  isLinear = true,
  finishLabel,
  nextLabel,
  backLabel,
  actions,
  headingLevel = 2,
  orientation = 'horizontal',
  variant,
  className,
  ref,
  ...rest
}: WizardProps) {
  const strings = useStrings(formStrings);
  const [current, setCurrent] = useOwnOrGiven(given, defaultCurrent ?? steps[0]?.id ?? '', onCurrentChange);
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, 'done' | 'error'>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set([current]));
  const form = useRef<HTMLFormElement>(null);
  const headings = useId();
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const isLast = at === steps.length - 1;
  const Heading = `h${headingLevel}` as const;
  const shownBefore = useRef(current);

  // What was entered in a step stays in it: steps that were seen are kept, out of sight.
  if (!seen.has(current)) setSeen(new Set([...seen, current]));

  useEffect(() => {
    if (shownBefore.current === current) return;
    shownBefore.current = current;
    document.getElementById(`${headings}-${current}`)?.focus();
  }, [current, headings]);

  const panelOf = (id: string) => form.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(id)}"]`);

  const ask = async (step: WizardStep): Promise<boolean> => {
    const panel = panelOf(step.id);
    const verdict = step.onLeave ? await step.onLeave() : panel ? reportNativeErrors(panel) : true;
    const isFine = verdict !== false && typeof verdict !== 'string';
    setVerdicts((known) => ({ ...known, [step.id]: isFine ? 'done' : 'error' }));
    setRefusal(typeof verdict === 'string' ? verdict : undefined);
    // The fields show what is wrong with the next drawing; then the first of them takes the focus.
    if (!isFine && panel && step.onLeave) requestAnimationFrame(() => focusWrongField(panel));
    return isFine;
  };

  const goTo = async (target: number) => {
    const step = steps[at];
    const next = steps[target];
    if (isAsking || !step || !next) return;
    setRefusal(undefined);
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
      const verdict = await onFinish();
      if (typeof verdict === 'string') setRefusal(verdict);
    } finally {
      setAsking(false);
    }
  };

  return (
    <form
      noValidate
      {...rest}
      ref={useMergedRef(form, ref)}
      aria-label={rest['aria-labelledby'] ? undefined : label}
      className={cx(styles.root, orientation === 'vertical' && styles.beside, className)}
      onSubmit={(event) => {
        event.preventDefault();
        void (isLast ? finish() : goTo(at + 1));
      }}
    >
      <Stepper
        label={label}
        steps={steps.map(({ id, label: name, icon, isOptional, isDisabled }) => ({
          id,
          label: name,
          icon,
          isOptional,
          isDisabled,
          state: verdicts[id],
        }))}
        current={current}
        isLinear={isLinear}
        orientation={orientation}
        variant={variant}
        onStepChange={(id) => void goTo(steps.findIndex((step) => step.id === id))}
      />
      <div className={styles.panels}>
        {steps.map(
          ({ id, label: name, title = name, description, content }, index) =>
            seen.has(id) && (
              <div
                key={id}
                role="group"
                aria-labelledby={`${headings}-${id}`}
                data-step={id}
                hidden={id !== current}
                className={styles.panel}
              >
                <Heading id={`${headings}-${id}`} tabIndex={-1} className={cx(text.title2, styles.heading)}>
                  <VisuallyHidden>{fill(strings.stepOf, { index: index + 1, count: steps.length })}: </VisuallyHidden>
                  {title}
                </Heading>
                {description && <p className={cx(text.body, styles.description)}>{description}</p>}
                {content}
              </div>
            ),
        )}
        {refusal && <Alert tone="danger" title={refusal} />}
        <div className={styles.footer}>
          {at > 0 && (
            <Button
              variant="plain"
              startIcon={ArrowLeft}
              mirrorIcons
              className={styles.back}
              onClick={() => void goTo(at - 1)}
            >
              {backLabel ?? strings.stepBack}
            </Button>
          )}
          {actions}
          <Button
            type="submit"
            variant="filled"
            loading={isAsking}
            endIcon={isLast ? undefined : ArrowRight}
            mirrorIcons
          >
            {isLast ? (finishLabel ?? strings.stepFinish) : (nextLabel ?? strings.stepNext)}
          </Button>
        </div>
      </div>
    </form>
  );
}
