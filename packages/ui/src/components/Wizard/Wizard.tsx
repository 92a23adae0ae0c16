import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef, type FormHTMLAttributes, type ReactNode, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { checkProps } from '../../private/dom/checkProps';
import { formStrings } from '../../private/strings/formStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Stepper, type StepperProps } from '../Stepper/Stepper';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWizard, type StepResult, type WizardStep } from './useWizard';
import * as styles from './Wizard.css';

export type { StepResult, WizardStep };

export interface WizardProps
  extends
    Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'children'>,
    Pick<StepperProps, 'orientation' | 'variant'> {
  /** Accessible name, such as "Add a dish". */
  label: string;
  /** Steps, in order. */
  steps: readonly WizardStep[];
  /** ID of the current step (controlled). */
  current?: string;
  /** ID of the initial step (uncontrolled). @default the first step */
  defaultCurrent?: string;
  /** Called with the ID of the new step when the step changes. */
  onCurrentChange?: (id: string) => void;
  /** Called when the last step is valid. Return an error message, or a promise of one, to show it above the buttons. */
  onFinish: () => StepResult | Promise<StepResult>;
  /**
   * If false, steps can be opened in any order.
   * @default true
   */
  linear?: boolean;
  /** Label of the last button, such as "Open the restaurant". @default 'Finish', localized */
  finishLabel?: string;
  /** Label of the next button. @default 'Next', localized */
  nextLabel?: string;
  /** Label of the back button. @default 'Back', localized */
  backLabel?: string;
  /** Buttons between Back and Next, such as "Save as draft". */
  actions?: ReactNode;
  /**
   * Heading level of the step titles.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** Ref to the form. */
  ref?: Ref<HTMLFormElement>;
}

/** A form in several steps, with validation per step. */
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
  checkProps('choice', 'Wizard', { from: steps, current: given, defaultCurrent });
  const strings = useStrings(formStrings);
  const form = useRef<HTMLFormElement>(null);
  const wizard = useWizard({ steps, current: given, defaultCurrent, onCurrentChange, onFinish, form });
  const { current, at, isLast, seen, results, message, isAsking, headings, goTo, finish } = wizard;
  const Heading = `h${headingLevel}` as const;

  return (
    <form
      noValidate
      {...rest}
      ref={useMergedRef(form, ref)}
      aria-label={rest['aria-labelledby'] ? undefined : label}
      className={cx(styles.root, orientation === 'vertical' && styles.vertical, className)}
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
          state: results[id],
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
        {message && <Alert tone="danger" title={message} />}
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
