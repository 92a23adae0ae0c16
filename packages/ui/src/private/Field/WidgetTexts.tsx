import { CircleAlert } from 'lucide-react';
import { useContext, useState } from 'react';
import { FieldError, FieldErrorContext, Label, Text, useLocale } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../cx';
import { inputStrings } from '../inputStrings';
import { limitMessage } from '../limitMessage';
import { coreStrings } from '../coreStrings';
import { useStrings } from '../strings';
import type { FieldTexts } from './Field';
import * as styles from './Field.css';

/** The label line of a field whose behaviour is react-aria's: the same as that of `Field`. */
export function WidgetLabel({
  label,
  hideLabel,
  labelEnd,
  requiredMark,
}: Pick<FieldTexts, 'label' | 'hideLabel' | 'labelEnd' | 'requiredMark'>) {
  const strings = useStrings(coreStrings);
  if (hideLabel) return null;
  return (
    <div className={styles.head}>
      <Label className={cx(text.label, styles.label)}>
        {label}
        {requiredMark && (
          <span className={styles.mark} title={strings.required} aria-hidden="true">
            *
          </span>
        )}
      </Label>
      {labelEnd}
    </div>
  );
}

interface WidgetNotesProps extends Pick<FieldTexts, 'help' | 'error'> {
  /** Limits that the value may break: what to do about it is said in the reader's language, not in the browser's. */
  min?: string;
  max?: string;
  /** Whether the end of a range lies before its start. */
  isReversed?: boolean;
  /** Whether the reader is typing: no new complaint about what is not finished yet. */
  isEditing?: boolean;
}

/** The line below: the given error, else what the limits say about the value, else the help. */
export function WidgetNotes({ help, error, min, max, isReversed, isEditing }: WidgetNotesProps) {
  const strings = useStrings(inputStrings);
  const { locale } = useLocale();
  const validation = useContext(FieldErrorContext);
  const found =
    validation?.isInvalid && !error
      ? limitMessage(validation.validationDetails, { min, max, isReversed }, strings, locale)
      : '';
  const [settled, settle] = useState(found);
  if (!isEditing && settled !== found) settle(found);
  const message = error || (isEditing ? found && settled : found);
  if (!message && !help) return null;
  return (
    <div className={styles.foot}>
      {message ? (
        <FieldError className={cx(text.caption, styles.error)} elementType="div">
          <Icon as={CircleAlert} size={14} className={styles.noteIcon} />
          <span>{message}</span>
        </FieldError>
      ) : (
        <Text slot="description" elementType="div" className={cx(text.caption, styles.help)}>
          {help}
        </Text>
      )}
    </div>
  );
}
