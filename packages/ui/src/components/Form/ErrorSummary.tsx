import { OctagonAlert } from 'lucide-react';
import { useEffect, useId, useRef, type HTMLAttributes, type Ref } from 'react';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import { formStrings } from '../../private/strings/formStrings';
import { useStrings } from '../../private/strings/strings';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { focusField } from './focusField';
import * as styles from './Form.css';

/** An error in a form. */
export interface FormError {
  /** `name` or `id` of the field. If omitted, the error concerns the whole form. */
  field?: string;
  /** Instruction to fix the error: "Enter 0 or more." */
  message: string;
}

export interface ErrorSummaryProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** Errors, in the order of the fields. The summary is hidden while there are none. */
  errors: readonly FormError[];
  /** Title of the list. @default 'Some fields need attention', localized */
  title?: string;
  /** Number of submit attempts. When it changes, or the first error appears, the summary receives focus. @default 0 */
  attempt?: number;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Lists the errors of a form. Clicking an error focuses its field. */
export function ErrorSummary({ errors, title, attempt = 0, className, ref, ...rest }: ErrorSummaryProps) {
  const strings = useStrings(formStrings);
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(box, ref);
  const isShown = errors.length > 0;

  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown, attempt]);

  if (!isShown) return null;
  return (
    <div
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      {...rest}
      ref={merged}
      className={cx(styles.summary, styles.wide, className)}
    >
      <p id={titleId} className={cx(text.bodyStrong, styles.summaryTitle)}>
        <Icon as={OctagonAlert} size={18} className={styles.summaryIcon} />
        {title ?? strings.errorsTitle}
      </p>
      <ul className={cx(text.body, styles.summaryList)}>
        {errors.map(({ field, message }) => (
          <li key={`${field ?? ''}${message}`}>
            {field ? (
              <button
                type="button"
                className={styles.summaryLink}
                onClick={(event) => focusField(event.currentTarget.closest('form') ?? document, field)}
              >
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
