import { FieldError as AriaFieldError, Label, Text } from 'react-aria-components';
import type { FieldTexts } from './fieldTexts';
import { FieldHead } from './FieldHead';
import { FieldError, FieldHelp } from './FieldNotes';

/** The line above a field whose behaviour is react-aria's: it ties the name to the control. */
export function WidgetHead({
  label,
  hideLabel,
  labelEndContent,
  requiredMark,
}: Pick<FieldTexts, 'label' | 'hideLabel' | 'labelEndContent' | 'requiredMark'>) {
  return <FieldHead as={Label} {...{ label, hideLabel, labelEndContent, requiredMark }} />;
}

/** The line below it. */
export function WidgetNotes({ description, error }: Pick<FieldTexts, 'description' | 'error'>) {
  if (error) {
    return (
      <FieldError as={AriaFieldError} elementType="div">
        {error}
      </FieldError>
    );
  }
  if (!description) return null;
  return (
    <FieldHelp as={Text} slot="description" elementType="div">
      {description}
    </FieldHelp>
  );
}
