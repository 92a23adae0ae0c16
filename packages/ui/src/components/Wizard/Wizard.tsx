import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef, type FormHTMLAttributes, type ReactNode, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { formStrings } from '../../private/strings/formStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Stepper, type StepperProps } from '../Stepper/Stepper';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWizard, type StepVerdict, type WizardStep } from './useWizard';
import * as styles from './Wizard.css';

export type { StepVerdict, WizardStep };

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
  linear?: boolean;
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
  linear = true,
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
  const form = useRef<HTMLFormElement>(null);
  const wizard = useWizard({ steps, current: given, defaultCurrent, onCurrentChange, onFinish, form });
  const { current, at, isLast, seen, verdicts, refusal, isAsking, headings, goTo, finish } = wizard;
  const Heading = `h${headingLevel}` as const;

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
        steps={steps.map(({ id, label: name, icon, optional, disabled }) => ({
          id,
          label: name,
          icon,
          optional,
          disabled,
          state: verdicts[id],
        }))}
        current={current}
        linear={linear}
        orientation={orientation}
        variant={variant}
        onCurrentChange={(id) => void goTo(steps.findIndex((step) => step.id === id))}
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
            <Button variant="plain" startIcon={ArrowLeft} className={styles.back} onClick={() => void goTo(at - 1)}>
              {backLabel ?? strings.stepBack}
            </Button>
          )}
          {actions}
          <Button type="submit" variant="filled" loading={isAsking} endIcon={isLast ? undefined : ArrowRight}>
            {isLast ? (finishLabel ?? strings.stepFinish) : (nextLabel ?? strings.stepNext)}
          </Button>
        </div>
      </div>
    </form>
  );
}
