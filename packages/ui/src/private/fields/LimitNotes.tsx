import { useContext, useState } from 'react';
import { FieldErrorContext, useLocale } from 'react-aria-components';
import { inputStrings } from '../strings/inputStrings';
import { limitMessage } from '../strings/limitMessage';
import { useStrings } from '../strings/strings';
import type { FieldTexts } from './fieldTexts';
import { WidgetNotes } from './WidgetTexts';

interface LimitNotesProps extends Pick<FieldTexts, 'description' | 'error'> {
  /** Limits that the value may break: what to do about it is said in the reader's language, not in the browser's. */
  min?: string;
  max?: string;
  /** Whether the end of a range lies before its start. */
  isReversed?: boolean;
  /** Whether the reader is typing: no new complaint about what is not finished yet. */
  isEditing?: boolean;
}

/** The line below a date or a time: the given error, else what the limits say about the value, else the help. */
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
