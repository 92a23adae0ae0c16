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

/** Returns the label without a check: a header checks it even if it is hidden. */
function labelElement({ as: Element = 'label', label, requiredMark, className, ...rest }: FieldLabelProps) {
  return (
    <Element {...rest} className={cx(text.label, className ?? styles.label)}>
      {label}
      {requiredMark && <RequiredMark />}
    </Element>
  );
}

/** Label of a field, with a mark if required. */
export function FieldLabel(props: FieldLabelProps) {
  checkProps('label', 'Field', () => ({ label: props.label }));
  return labelElement(props);
}

interface FieldHeaderProps
  extends Omit<FieldLabelProps, 'className'>, Pick<FieldTexts, 'hideLabel' | 'labelEndContent'> {}

/** Line above a control: its label and content at the end. */
export function FieldHeader({ hideLabel, labelEndContent, ...label }: FieldHeaderProps) {
  checkProps('label', 'Field', () => ({ label: label.label }));
  if (hideLabel && !labelEndContent) return null;
  return (
    <div className={styles.header}>
      {!hideLabel && labelElement(label)}
      {labelEndContent}
    </div>
  );
}
