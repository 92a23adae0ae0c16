import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Menu.css';

export interface PriceCellInputProps {
  /** Accessible name: the item and the column. */
  label: string;
  /** Current text of the cell. */
  initial: string;
  /** Text that replaces `initial` when editing starts by typing. */
  typed: string | undefined;
  /** Returns the amount, or `null` for text that is not a price. */
  parse: (text: string) => number | null;
  /** Called with the amount, or `null` for an empty field. `isLeft` is true if the focus has moved. */
  onCommit: (amount: number | null, isLeft: boolean) => void;
  onCancel: (isLeft: boolean) => void;
}

const highest = 9_999_999;

/** The field of a cell. Text that is not a price stays until it is corrected or canceled. */
export function PriceCellInput({ label, initial, typed, parse, onCommit, onCancel }: PriceCellInputProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(typed ?? initial);
  const [isInvalid, setInvalid] = useState(false);
  // Ending with a key moves the focus, so the field is blurred before it is removed.
  const hasEnded = useRef(false);
  const cancel = (isLeft: boolean) => {
    hasEnded.current = true;
    onCancel(isLeft);
  };
  const commit = (isLeft: boolean) => {
    if (hasEnded.current) return;
    if (text === initial) return cancel(isLeft);
    const amount = text.trim() === '' ? null : parse(text);
    const isWrong = text.trim() !== '' && (amount === null || amount < 0 || amount > highest);
    setInvalid(isWrong);
    if (isWrong) return;
    hasEnded.current = true;
    onCommit(amount, isLeft);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit(false);
    else if (event.key === 'Escape') cancel(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      // Editing was started by the user, so moving the focus is expected.
      autoFocus
      className={styles.cellInput}
      aria-label={label}
      aria-invalid={isInvalid}
      title={isInvalid ? t('menu.sheet.noPrice') : undefined}
      inputMode="decimal"
      dir="ltr"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
      onBlur={() => commit(true)}
    />
  );
}
