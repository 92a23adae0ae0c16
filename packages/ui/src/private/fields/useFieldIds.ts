import { useId, type ReactNode } from 'react';

/** IDs of the parts of a field. */
export interface FieldIds {
  control: string;
  description: string;
  error: string;
  /** For `aria-describedby` of the control. */
  describedBy: string | undefined;
}

/** Returns the IDs that link a control to its label, help and error. */
export function useFieldIds(
  given: string | undefined,
  { description, error }: { description?: ReactNode; error?: ReactNode },
  describedBy?: string,
): FieldIds {
  const made = useId();
  const control = given ?? made;
  const ids = { control, description: `${control}-description`, error: `${control}-error` };
  const described = [describedBy, error ? ids.error : description ? ids.description : undefined]
    .filter(Boolean)
    .join(' ');
  return { ...ids, describedBy: described || undefined };
}
