import { useState, type FormHTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from '../../css/cx';
import { ErrorSummary, type FormError } from './ErrorSummary';
import * as styles from './Form.css';
import { FormContext, type FormLayout } from './FormContext';

export interface FormProps extends FormHTMLAttributes<HTMLFormElement> {
  /**
   * Labels above (`vertical`) or at the start (`horizontal`), fields in one line (`inline`) or in columns (`grid`); below 640 px all are vertical.
   * @default 'vertical'
   */
  layout?: FormLayout;
  /**
   * Columns of `grid`.
   * @default 2
   */
  columns?: number;
  /**
   * Width of the labels of `horizontal`, px.
   * @default 180
   */
  labelWidth?: number;
  /** What is wrong; a summary of it stands first and takes the focus after an attempt to send. */
  errors?: readonly FormError[];
  /** Sentence over the summary. @default 'Some fields need another look' */
  errorsTitle?: string;
  /** Fields, sections, actions. */
  children?: ReactNode;
  /** The native form. */
  ref?: Ref<HTMLFormElement>;
}

const none: readonly FormError[] = [];

/** A native form with one of four layouts and a summary of what is wrong. */
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
