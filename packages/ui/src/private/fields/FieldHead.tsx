import type { ComponentProps, ElementType } from 'react';
import { text } from '../../css/typography.css';
import { coreStrings } from '../strings/coreStrings';
import { cx } from '../../css/cx';
import { useStrings } from '../strings/strings';
import type { FieldTexts } from './fieldTexts';
import * as styles from './Field.css';

interface FieldLabelProps extends Pick<FieldTexts, 'label' | 'requiredMark'>, Omit<ComponentProps<'label'>, 'label'> {
  /** What says the name: a label, react-aria's own where a widget ties it to its control, a legend. @default 'label' */
  as?: ElementType;
}

/** Name of a field, and the mark of one that is needed. */
export function FieldLabel({ as: Element = 'label', label, requiredMark, className, ...rest }: FieldLabelProps) {
  const strings = useStrings(coreStrings);
  return (
    <Element {...rest} className={cx(text.label, className ?? styles.label)}>
      {label}
      {requiredMark && (
        <span className={styles.mark} title={strings.required} aria-hidden="true">
          *
        </span>
      )}
    </Element>
  );
}

interface FieldHeadProps
  extends Omit<FieldLabelProps, 'className'>, Pick<FieldTexts, 'hideLabel' | 'labelEndContent'> {}

/** The line above a control: its name, and what stands at the end of it. */
export function FieldHead({ hideLabel, labelEndContent, ...label }: FieldHeadProps) {
  if (hideLabel && !labelEndContent) return null;
  return (
    <div className={styles.head}>
      {!hideLabel && <FieldLabel {...label} />}
      {labelEndContent}
    </div>
  );
}
