import { Check, TriangleAlert } from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { text } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { formStrings } from '../../private/strings/formStrings';
import { fill, useStrings } from '../../private/strings/strings';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Stepper.css';
import { canVisit, stepStates, type StepMarks } from './stepState';

/** A step of a process. */
export interface Step extends StepMarks {
  /** Label of one or two words. */
  label: string;
  /** Description below the label. */
  description?: ReactNode;
  /** Icon instead of the number. */
  icon?: IconType;
  /** If true, "Optional" is shown below the label. */
  optional?: boolean;
  /** Content below the current step of a vertical stepper. */
  content?: ReactNode;
}

export interface StepperProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Accessible name, such as "Add a dish". */
  label: string;
  /** Steps, in order. */
  steps: readonly Step[];
  /** ID of the current step. */
  current: string;
  /** Called with the ID of a clicked step other than the current one. If omitted, the steps are not interactive. */
  onCurrentChange?: (id: string) => void;
  /**
   * If false, steps can be opened in any order.
   * @default true
   */
  linear?: boolean;
  /**
   * Direction in which the steps are arranged.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /**
   * `circles` with connectors, or `bars`: a compact row of segments.
   * @default 'circles'
   */
  variant?: 'circles' | 'bars';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** The steps of a process and the current step. */
export function Stepper({
  label,
  steps,
  current,
  onCurrentChange,
  linear = true,
  orientation = 'horizontal',
  variant = 'circles',
  className,
  ref,
  ...rest
}: StepperProps) {
  const strings = useStrings(formStrings);
  const states = stepStates(steps, current, linear);
  const isBars = variant === 'bars' && orientation === 'horizontal';

  const draw = (step: Step, index: number) => {
    const state = states[index] ?? 'ahead';
    const said = state === 'done' ? strings.stepDone : state === 'error' ? strings.stepError : undefined;
    const note = step.description ?? (step.optional ? strings.stepOptional : undefined);
    const icon = state === 'done' ? Check : state === 'error' ? TriangleAlert : step.icon;
    const isFoldable = orientation === 'horizontal' && styles.foldable;
    const body = (
      <>
        {!isBars && (
          <span aria-hidden className={cx(styles.mark, styles.marks[state])}>
            {icon ? <Icon as={icon} size={14} /> : index + 1}
          </span>
        )}
        <span className={cx(styles.words, isFoldable)}>
          {isBars && (
            <span className={cx(text.micro, styles.count)}>
              {fill(strings.stepOf, { index: index + 1, count: steps.length })}
            </span>
          )}
          <span className={cx(text.body, styles.label)}>
            {step.label}
            {said && <VisuallyHidden> {said}</VisuallyHidden>}
          </span>
          {note && <span className={cx(text.caption, styles.note)}>{note}</span>}
        </span>
      </>
    );
    const isCurrent = step.id === current ? ('step' as const) : undefined;
    return onCurrentChange ? (
      <button
        type="button"
        aria-current={isCurrent}
        disabled={!canVisit(steps, index, current, linear)}
        className={cx(styles.body, styles.button)}
        onClick={() => step.id !== current && onCurrentChange(step.id)}
      >
        {body}
      </button>
    ) : (
      <span aria-current={isCurrent} className={styles.body}>
        {body}
      </span>
    );
  };

  return (
    <nav ref={ref} aria-label={label} {...rest} className={cx(styles.root, className)}>
      <ol
        className={cx(styles.list, styles.direction[orientation], isBars && styles.bars)}
        data-row={orientation === 'horizontal' || undefined}
      >
        {steps.map((step, index) => (
          <li
            key={step.id}
            data-state={states[index]}
            data-current={step.id === current || undefined}
            className={cx(styles.step, isBars ? styles.segment : styles.stepIn[orientation])}
          >
            {orientation === 'vertical' ? (
              <div className={styles.column}>
                {draw(step, index)}
                {step.id === current && step.content && <div className={styles.content}>{step.content}</div>}
              </div>
            ) : (
              draw(step, index)
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
