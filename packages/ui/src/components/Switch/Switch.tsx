import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx';
import { useFieldIds } from '../../private/fields/useFieldIds';
import { restoreChecked } from '../../private/fields/restoreChecked';
import { Option } from '../../private/fields/Option';
import * as styles from './Switch.css';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** Label of the switch. If omitted, set an `aria-label`. */
  label?: ReactNode;
  /** Help text below the label. */
  description?: ReactNode;
  /** Error message. Replaces `description`. */
  error?: ReactNode;
  /** If true, the state can't be changed. @default false */
  readOnly?: boolean;
  /** Shows a "required" mark next to the label. @default the value of `required` */
  requiredMark?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /**
   * Position of the label: after the switch, or at the start of the line (for settings).
   * @default 'end'
   */
  labelPlacement?: 'start' | 'end';
  /** Ref to the native input. */
  ref?: Ref<HTMLInputElement>;
}

/** A setting that is on or off and applies immediately. */
export function Switch({
  label,
  description,
  error,
  readOnly = false,
  required,
  requiredMark = required,
  labelPlacement,
  id,
  className,
  onChange,
  onCheckedChange,
  ref,
  ...rest
}: SwitchProps) {
  const ids = useFieldIds(id, { description, error }, rest['aria-describedby']);
  const input = (
    <input
      ref={ref}
      id={ids.control}
      type="checkbox"
      role="switch"
      {...rest}
      required={required}
      aria-readonly={readOnly || undefined}
      aria-invalid={error ? true : rest['aria-invalid']}
      aria-describedby={ids.describedBy}
      className={cx(styles.input, !label && className)}
      onChange={(event) => {
        if (readOnly) return restoreChecked(event);
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
    />
  );
  return label ? (
    <Option {...{ ids, label, description, error, requiredMark, labelPlacement, className }} kind="switch">
      {input}
    </Option>
  ) : (
    input
  );
}
