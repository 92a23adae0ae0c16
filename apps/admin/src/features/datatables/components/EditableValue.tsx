import { useId, useRef, useState, type KeyboardEvent } from 'react';
import * as styles from './EditableValue.css';

export interface EditableValueProps {
  /** What is edited, of whom: "City of Ada Fenwick". */
  label: string;
  /** As it is typed. */
  value: string;
  /** How it reads while nobody edits it. */
  children: string;
  inputMode?: 'text' | 'decimal';
  /** What is wrong with a text; undefined where it can be kept. */
  check: (text: string) => string | undefined;
  onSave: (text: string) => void;
}

/** A value in a cell that turns into a field: Enter and leaving keep what is right, Escape gives up. */
export function EditableValue({ label, value, children, inputMode = 'text', check, onSave }: EditableValueProps) {
  const errorId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<string>();
  const [error, setError] = useState<string>();

  const close = () => {
    setText(undefined);
    setError(undefined);
    // The field goes away: the focus stays with the value.
    requestAnimationFrame(() => root.current?.querySelector('button')?.focus({ preventScroll: true }));
  };
  const keep = () => {
    const entered = (text ?? '').trim();
    const wrong = check(entered);
    setError(wrong);
    if (wrong !== undefined) return false;
    if (entered !== value) onSave(entered);
    return true;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape' || keep()) close();
  };

  return (
    <div ref={root} className={styles.field}>
      {text === undefined ? (
        <button
          type="button"
          className={styles.value}
          aria-label={`${label}: ${children}`}
          onClick={() => setText(value)}
        >
          {children}
        </button>
      ) : (
        <>
          <input
            // The press on the value asked for the field.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            aria-label={label}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            inputMode={inputMode}
            className={styles.input}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={handleKeyDown}
            onBlur={() => {
              if (keep()) {
                setText(undefined);
                setError(undefined);
              }
            }}
          />
          {error !== undefined && (
            <span id={errorId} role="alert" className={styles.wrong}>
              {error}
            </span>
          )}
        </>
      )}
    </div>
  );
}
