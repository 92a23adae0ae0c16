import { FieldError as AriaFieldError, Label, Text } from 'react-aria-components';
import type { FieldTexts } from './fieldTexts';
import { FieldHeader } from './FieldHeader';
import { FieldError, FieldHelp } from './FieldNotes';

/** Label line of a React Aria field. */
export function WidgetHeader({
  label,
  hideLabel,
  labelEndContent,
  requiredMark,
}: Pick<FieldTexts, 'label' | 'hideLabel' | 'labelEndContent' | 'requiredMark'>) {
  return <FieldHeader as={Label} {...{ label, hideLabel, labelEndContent, requiredMark }} />;
}

/** Help or error of a React Aria field. */
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
