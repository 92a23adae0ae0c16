import type { Ref } from 'react';
import { cx } from '../../css/cx';
import type { FieldTexts } from './fieldTexts';
import * as styles from './Field.css';

/** What every field takes whose behaviour is react-aria's. */
export interface WidgetFieldProps extends FieldTexts {
  /**
   * Height: 32, 36 (filter bars), 40 px.
   * @default 'md'
   */
  size?: keyof typeof styles.size;
  /** Shows the value, takes none and sends none with a form. @default false */
  disabled?: boolean;
  /** Shows the value and takes none. @default false */
  readOnly?: boolean;
  /** Says that a value is needed; pair it with `requiredMark`. @default false */
  required?: boolean;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  /** Name in a form. */
  name?: string;
  /** Id of the form, where the field stands outside it. */
  form?: string;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** Class of the root element. */
  className?: string;
  /** Id of the control. */
  id?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Name of a field whose label is hidden. */
export const hiddenName = ({ label, hideLabel }: Pick<FieldTexts, 'label' | 'hideLabel'>) =>
  hideLabel && typeof label === 'string' ? label : undefined;

/**
 * The texts of such a field apart from what its root is given: its name where nobody sees it, and that its error is said
 * by the field itself.
 */
export const widgetParts = <
  Props extends FieldTexts & Pick<WidgetFieldProps, 'className' | 'disabled' | 'readOnly' | 'required'>,
>({
  label,
  hideLabel,
  labelEndContent,
  description,
  error,
  requiredMark,
  disabled,
  readOnly,
  required,
  className,
  ...own
}: Props) => ({
  texts: { label, hideLabel, labelEndContent, description, error, requiredMark },
  root: {
    ...own,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
    'aria-label': hiddenName({ label, hideLabel }),
    isInvalid: Boolean(error) || undefined,
    validationBehavior: 'aria' as const,
    className: cx(styles.root, className),
  },
});
