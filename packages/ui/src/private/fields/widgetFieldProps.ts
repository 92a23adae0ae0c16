import type { Ref } from 'react';
import { cx } from '../../css/cx';
import type { FieldTexts } from './fieldTexts';
import * as styles from './Field.css';

/** Props of every field built on React Aria. */
export interface WidgetFieldProps extends FieldTexts {
  /**
   * Height: 32 px (`sm`), 36 px (`bar`, for filter bars) or 40 px (`md`).
   * @default 'md'
   */
  size?: keyof typeof styles.size;
  /** If true, the value can't be changed and is not submitted. @default false */
  disabled?: boolean;
  /** If true, the value can't be changed. @default false */
  readOnly?: boolean;
  /**
   * If true, a value is required: shows the "required" mark and informs assistive technology. Validate it yourself.
   * @default false
   */
  required?: boolean;
  /** If true, receives focus on mount. @default false */
  autoFocus?: boolean;
  /** Name in form data. */
  name?: string;
  /** ID of the form, if the field is outside of it. */
  form?: string;
  /** Called when focus leaves the field. */
  onBlur?: () => void;
  /** Class of the root element. */
  className?: string;
  /** ID of the control, to which the label refers. */
  id?: string;
  /** Ref to the control that receives focus. */
  ref?: Ref<HTMLElement>;
}

/** Returns the accessible name if the label is hidden. */
export const hiddenName = ({ label, hideLabel }: Pick<FieldTexts, 'label' | 'hideLabel'>) =>
  hideLabel && typeof label === 'string' ? label : undefined;

/**
 * Splits the props of a field into its texts, the ref of its control, and the props of its React Aria root, including
 * the accessible name and invalid state.
 */
export const splitWidgetProps = <
  Props extends FieldTexts & Pick<WidgetFieldProps, 'className' | 'disabled' | 'readOnly' | 'required' | 'ref'>,
>({
  label,
  hideLabel,
  labelEndContent,
  description,
  error,
  required,
  requiredMark = required,
  disabled,
  readOnly,
  className,
  ref,
  ...own
}: Props) => ({
  texts: { label, hideLabel, labelEndContent, description, error, requiredMark },
  control: ref,
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
