import { useContext, useState } from 'react';
import { FieldErrorContext, useLocale } from 'react-aria-components';
import { inputStrings } from '../strings/inputStrings';
import { limitMessage } from '../strings/limitMessage';
import { useStrings } from '../strings/strings';
import type { FieldTexts } from './fieldTexts';
import { WidgetNotes } from './WidgetTexts';

interface LimitNotesProps extends Pick<FieldTexts, 'description' | 'error'> {
  /** Earliest valid value (ISO), used in the message for an earlier one. */
  min?: string;
  max?: string;
  /** If true, the range ends before it starts. */
  isReversed?: boolean;
  /** If true, the user is typing. A new error is not shown until they stop. */
  isEditing?: boolean;
}

/** Text below a date or time field: the error prop, else the violated limit, else the help. */
export function LimitNotes({ description, error, min, max, isReversed, isEditing }: LimitNotesProps) {
  const strings = useStrings(inputStrings);
  const { locale } = useLocale();
  const validation = useContext(FieldErrorContext);
  const found =
    validation?.isInvalid && !error
      ? limitMessage(validation.validationDetails, { min, max, isReversed }, strings, locale)
      : '';
  const [settled, settle] = useState(found);
  if (!isEditing && settled !== found) settle(found);
  return <WidgetNotes description={description} error={error || (isEditing ? found && settled : found)} />;
}
