import { ChevronDown } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent, PointerEvent, ReactNode, Ref } from 'react';
import { Button, Group, Input } from 'react-aria-components';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import type { FieldTexts } from '../fields/fieldTexts';
import * as field from '../fields/Field.css';
import { WidgetHeader, WidgetNotes } from '../fields/WidgetTexts';
import * as styles from './Choice.css';
import type { ChoiceProps } from './choiceTypes';

interface ChoiceFieldProps extends Pick<ChoiceProps, 'placeholder' | 'size' | 'startIcon'> {
  texts: FieldTexts;
  /** Content before the input that wraps with it, such as tags. */
  before?: ReactNode;
  /** Content after the input, such as a clear button. */
  after?: ReactNode;
  /** If true, shows a spinner. */
  loading?: boolean;
  hasChevron: boolean;
  boxClassName?: string;
  controlClassName?: string;
  /** Ref to the input. */
  control?: Ref<HTMLInputElement>;
  /** Key handler that runs before the list's. */
  onKeyDownCapture?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Called when text is pasted. */
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
}

const focusInput = (event: PointerEvent<HTMLElement>) => {
  if ((event.target as Element).closest('input, button, [role="grid"]')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
};

/** Label, box and notes around the input of a field with a list. */
export function ChoiceField({
  texts,
  placeholder,
  size = 'md',
  startIcon,
  before,
  after,
  loading,
  hasChevron,
  boxClassName,
  controlClassName,
  control,
  onKeyDownCapture,
  onPaste,
}: ChoiceFieldProps) {
  const line = (
    <>
      {startIcon && <Icon as={startIcon} size={size === 'md' ? 18 : 16} className={field.icon} />}
      {before}
      <Input
        ref={control}
        placeholder={placeholder}
        className={cx(field.control, controlClassName)}
        onPaste={onPaste}
      />
    </>
  );
  return (
    <>
      <WidgetHeader {...texts} />
      <Group
        className={cx(field.box, field.size[size], boxClassName)}
        onPointerDown={focusInput}
        onKeyDownCapture={onKeyDownCapture}
      >
        {before ? <div className={field.rows}>{line}</div> : line}
        {loading && <span className={styles.busy} />}
        {after}
        {hasChevron && (
          <Button className={styles.press}>
            <Icon as={ChevronDown} />
          </Button>
        )}
      </Group>
      <WidgetNotes {...texts} />
    </>
  );
}
