import type { ReactNode } from 'react';

/** The texts around a control. */
export interface FieldTexts {
  /** Name of the field, seen above it. */
  label: ReactNode;
  /** Keeps the label for screen readers alone: search fields and filter bars. */
  hideLabel?: boolean;
  /** At the end of the label line, such as a "Forgot it?" link. */
  labelEndContent?: ReactNode;
  /** A sentence below the control. */
  description?: ReactNode;
  /** What to do about a wrong value, as an instruction; replaces `description` and marks the control invalid. */
  error?: ReactNode;
  /** Shows a mark beside the label; pair it with `required` or the form's own rule. */
  requiredMark?: boolean;
}
