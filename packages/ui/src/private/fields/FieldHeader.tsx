import type { ComponentProps, ElementType } from 'react';
import { checkProps } from '../dom/checkProps';
import { text } from '../../css/typography.css';
import { coreStrings } from '../strings/coreStrings';
import { cx } from '../../css/cx';
import { useStrings } from '../strings/strings';
import type { FieldTexts } from './fieldTexts';
import * as styles from './Field.css';

interface FieldLabelProps extends Pick<FieldTexts, 'label' | 'requiredMark'>, Omit<ComponentProps<'label'>, 'label'> {
  /** Element of the label: `label`, `legend` or React Aria's `Label`. @default 'label' */
  as?: ElementType;
}

/** The mark of required fields. */
export function RequiredMark() {
  const strings = useStrings(coreStrings);
  return (
    <span className={styles.mark} title={strings.required} aria-hidden="true">
      *
    </span>
  );
}

/** Label of a field, with a mark if required. */
export function FieldLabel({ as: Element = 'label', label, requiredMark, className, ...rest }: FieldLabelProps) {
  checkProps('label', 'Field', { label });
  return (
    <Element {...rest} className={cx(text.label, className ?? styles.label)}>
      {label}
      {requiredMark && <RequiredMark />}
    </Element>
  );
}

interface FieldHeaderProps
  extends Omit<FieldLabelProps, 'className'>, Pick<FieldTexts, 'hideLabel' | 'labelEndContent'> {}

/** Line above a control: its label and content at the end. */
export function FieldHeader({ hideLabel, labelEndContent, ...label }: FieldHeaderProps) {
  checkProps('label', 'Field', { label: label.label });
  if (hideLabel && !labelEndContent) return null;
  return (
    <div className={styles.header}>
      {!hideLabel && <FieldLabel {...label} />}
      {labelEndContent}
    </div>
  );
}
