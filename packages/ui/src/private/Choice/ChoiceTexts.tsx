import { CircleAlert } from 'lucide-react';
import { FieldError, Label, Text } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { coreStrings } from '../coreStrings';
import { cx } from '../cx';
import * as field from '../Field/Field.css';
import { useStrings } from '../strings';
import type { ChoiceFieldTexts } from './choiceTypes';

/** The name over a field with a list. */
export function ChoiceLabel({ label, requiredMark }: Pick<ChoiceFieldTexts, 'label' | 'requiredMark'>) {
  const strings = useStrings(coreStrings);
  return (
    <Label className={cx(text.label, field.label)}>
      {label}
      {requiredMark && (
        <span className={field.mark} title={strings.required} aria-hidden="true">
          *
        </span>
      )}
    </Label>
  );
}

/** The line below it: what to do about a wrong value, else the help. */
export function ChoiceNotes({ help, error }: Pick<ChoiceFieldTexts, 'help' | 'error'>) {
  if (error)
    return (
      <FieldError className={cx(text.caption, field.error)}>
        <Icon as={CircleAlert} size={14} className={field.noteIcon} />
        {error}
      </FieldError>
    );
  if (!help) return null;
  return (
    <Text slot="description" className={cx(text.caption, field.help)}>
      {help}
    </Text>
  );
}
