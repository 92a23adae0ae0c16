import type { ReactNode } from 'react';

/** Texts around a control. */
export interface FieldTexts {
  /** Label above the control. */
  label: ReactNode;
  /** If true, the label is visually hidden. For search fields and filter bars. */
  hideLabel?: boolean;
  /** Content at the end of the label line, such as a "Forgot password?" link. */
  labelEndContent?: ReactNode;
  /** Help text below the control. */
  description?: ReactNode;
  /** Error message with an instruction. Replaces `description` and marks the control as invalid. */
  error?: ReactNode;
  /** Shows a "required" mark next to the label. @default the value of `required` */
  requiredMark?: boolean;
}
