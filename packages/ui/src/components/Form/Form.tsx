import { useState, type FormHTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from '../../css/cx';
import { ErrorSummary, type FormError } from './ErrorSummary';
import * as styles from './Form.css';
import { FormContext, type FormLayout } from './FormContext';

export interface FormProps extends FormHTMLAttributes<HTMLFormElement> {
  /**
   * `vertical`: labels above the fields. `horizontal`: labels at the start. `inline`: fields in one line. `grid`: fields in columns.
   * Below 640px all layouts are vertical.
   * @default 'vertical'
   */
  layout?: FormLayout;
  /**
   * Number of columns for `grid`.
   * @default 2
   */
  columns?: number;
  /**
   * Width of the labels for `horizontal`, in px.
   * @default 180
   */
  labelWidth?: number;
  /** Errors, in the order of the fields. A summary at the top lists them and receives focus after a submit attempt. */
  errors?: readonly FormError[];
  /** Title of the error summary. @default 'Some fields need attention', localized */
  errorsTitle?: string;
  /** Fields, `FormSection`s and `FormActions`. */
  children?: ReactNode;
  /** Ref to the native form. */
  ref?: Ref<HTMLFormElement>;
}

const none: readonly FormError[] = [];

/** A native form with four layouts and an error summary. */
export function Form({
  layout = 'vertical',
  columns = 2,
  labelWidth = 180,
  errors = none,
  errorsTitle,
  className,
  style,
  children,
  onSubmit,
  ref,
  ...rest
}: FormProps) {
  const [attempt, setAttempt] = useState(0);
  const sizes = { '--form-columns': columns, '--form-label': `${labelWidth}px` };
  return (
    <form
      noValidate
      ref={ref}
      {...rest}
      className={cx(styles.root, styles.layout[layout], className)}
      style={{ ...sizes, ...style } as never}
      onSubmit={(event) => {
        setAttempt(attempt + 1);
        onSubmit?.(event);
      }}
    >
      <ErrorSummary errors={errors} title={errorsTitle} attempt={attempt} />
      <FormContext value={layout}>{children}</FormContext>
    </form>
  );
}
