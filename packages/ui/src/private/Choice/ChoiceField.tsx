import { ChevronDown, CircleAlert } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent, PointerEvent, ReactNode, Ref } from 'react';
import { Button, FieldError, Group, Input, Label, Text } from 'react-aria-components';
import { text } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../cx';
import * as field from '../Field/Field.css';
import { coreStrings } from '../coreStrings';
import { useStrings } from '../strings';
import * as styles from './Choice.css';

/** What the fields with a list have in common. */
export interface ChoiceFieldTexts {
  /** Name of the field. */
  label: string;
  /** Keeps the label for screen readers alone. @default false */
  hideLabel?: boolean;
  /** An example, or what to do, while nothing is chosen. */
  placeholder?: string;
  /** Stays under the field. */
  help?: string;
  /** What to do about a wrong value; takes the place of the help. */
  error?: string;
  /** Shows a mark beside the label; pair it with `isRequired` or the form's own rule. @default false */
  requiredMark?: boolean;
  /** Height: 32, 36 in bars, 40. @default 'md' */
  size?: keyof typeof field.size;
  /** Icon before the text. */
  startIcon?: IconType;
}

interface ChoiceFieldProps extends ChoiceFieldTexts {
  /** Stands before the text, which then shares its rows: what is chosen already. */
  before?: ReactNode;
  /** Stands after the text: a button that clears. */
  after?: ReactNode;
  /** Something is on its way. */
  isBusy?: boolean;
  hasChevron: boolean;
  boxClassName?: string;
  controlClassName?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Keys before the list takes them. */
  onKeyDownCapture?: (event: KeyboardEvent<HTMLElement>) => void;
  /** A text that is put in at once. */
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
}

const focusInput = (event: PointerEvent<HTMLElement>) => {
  if ((event.target as Element).closest('input, button, [role="grid"]')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
};

/** Label, box and notes around the input of a field with a list. */
export function ChoiceField({
  label,
  hideLabel,
  placeholder,
  help,
  error,
  requiredMark,
  size = 'md',
  startIcon,
  before,
  after,
  isBusy,
  hasChevron,
  boxClassName,
  controlClassName,
  inputRef,
  onKeyDownCapture,
  onPaste,
}: ChoiceFieldProps) {
  const strings = useStrings(coreStrings);
  const line = (
    <>
      {startIcon && <Icon as={startIcon} size={size === 'md' ? 18 : 16} className={field.icon} />}
      {before}
      <Input
        ref={inputRef}
        placeholder={placeholder}
        className={cx(field.control, controlClassName)}
        onPaste={onPaste}
      />
    </>
  );
  return (
    <>
      {!hideLabel && (
        <Label className={cx(text.label, field.label)}>
          {label}
          {requiredMark && (
            <span className={field.mark} title={strings.required} aria-hidden="true">
              *
            </span>
          )}
        </Label>
      )}
      <Group
        className={cx(field.box, field.size[size], boxClassName)}
        onPointerDown={focusInput}
        onKeyDownCapture={onKeyDownCapture}
      >
        {before ? <div className={field.rows}>{line}</div> : line}
        {isBusy && <span className={styles.busy} />}
        {after}
        {hasChevron && (
          <Button className={styles.press}>
            <Icon as={ChevronDown} />
          </Button>
        )}
      </Group>
      {error ? (
        <FieldError className={cx(text.caption, field.error)}>
          <Icon as={CircleAlert} size={14} className={field.noteIcon} />
          {error}
        </FieldError>
      ) : (
        help && (
          <Text slot="description" className={cx(text.caption, field.help)}>
            {help}
          </Text>
        )
      )}
    </>
  );
}
