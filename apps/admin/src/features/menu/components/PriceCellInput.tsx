import { highestPrice, isPrice } from '@larder/domain/contract';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndOfEditing } from '../usePriceGrid';
import * as styles from './Menu.css';

export interface PriceCellInputProps {
  /** Accessible name: the item and the column. */
  label: string;
  /** Current text of the cell. */
  initial: string;
  /** Text that replaces `initial` when editing starts by typing. */
  typed: string | undefined;
  /** Returns the amount in minor units, or `null` for text that is not a price. */
  parse: (text: string) => number | null;
  /** Formats an amount in minor units, for the error message. */
  format: (amount: number) => string;
  /** Called with the amount, or `null` for an empty field. */
  onCommit: (amount: number | null, end: EndOfEditing) => void;
  onCancel: (end: EndOfEditing) => void;
}

/** The field of a cell. Text that is not a price stays until it is corrected or canceled. */
export function PriceCellInput({ label, initial, typed, parse, format, onCommit, onCancel }: PriceCellInputProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(typed ?? initial);
  const [isInvalid, setInvalid] = useState(false);
  const messageId = useId();
  // Ending with a key moves the focus, so the field is blurred before it is removed.
  const hasEnded = useRef(false);
  const cancel = (end: EndOfEditing) => {
    hasEnded.current = true;
    onCancel(end);
  };
  const commit = (end: EndOfEditing) => {
    if (hasEnded.current) return;
    if (text === initial) return cancel(end === 'down' ? 'stay' : end);
    const amount = text.trim() === '' ? null : parse(text);
    const isWrong = text.trim() !== '' && !isPrice(amount);
    setInvalid(isWrong);
    if (isWrong) return;
    hasEnded.current = true;
    onCommit(amount, end);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit('down');
    else if (event.key === 'Tab') commit(event.shiftKey ? 'previous' : 'next');
    else if (event.key === 'Escape') cancel('stay');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <input
        // Editing was started by the user, so moving the focus is expected.
        autoFocus
        className={styles.cellInput}
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? messageId : undefined}
        inputMode="decimal"
        dir="ltr"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => commit('left')}
      />
      {isInvalid && (
        <div id={messageId} role="alert" className={styles.cellProblem}>
          {t('menu.sheet.noPrice', { lowest: format(0), highest: format(highestPrice) })}
        </div>
      )}
    </>
  );
}
