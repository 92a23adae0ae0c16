import { useId, type ReactNode } from 'react';

/** Ids of the parts of one field. */
export interface FieldIds {
  control: string;
  help: string;
  error: string;
  /** For `aria-describedby` of the control. */
  describedBy: string | undefined;
}

/** Ids that tie a control to its label, help and error. */
export function useFieldIds(
  given: string | undefined,
  { help, error }: { help?: ReactNode; error?: ReactNode },
  describedBy?: string,
): FieldIds {
  const made = useId();
  const control = given ?? made;
  const ids = { control, help: `${control}-help`, error: `${control}-error` };
  const described = [describedBy, error ? ids.error : help ? ids.help : undefined].filter(Boolean).join(' ');
  return { ...ids, describedBy: described || undefined };
}
