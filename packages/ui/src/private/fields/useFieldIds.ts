import { useId, type ReactNode } from 'react';

/** Ids of the parts of one field. */
export interface FieldIds {
  control: string;
  description: string;
  error: string;
  /** For `aria-describedby` of the control. */
  describedBy: string | undefined;
}

/** Ids that tie a control to its label, help and error. */
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
