import { useId, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react';

/** Props of every search field with results below. */
export interface ResultSearchProps {
  /** Accessible name of the field and its list. */
  label: string;
  /** Example of a search, shown while the field is empty. */
  placeholder?: string;
  /** The typed text. */
  value: string;
  /** Called with the text when it changes. */
  onValueChange: (value: string) => void;
  /** Number of results in words, announced to screen readers. */
  summary: string;
  /** If true, shows skeletons. @default false */
  loading?: boolean;
  /** Error message with a retry action. */
  error?: { text: string; retryLabel: string; onRetry: () => void };
}

interface ResultListOptions<R extends { id: string }> extends Pick<
  ResultSearchProps,
  'label' | 'placeholder' | 'value' | 'onValueChange'
> {
  /** All results in display order. */
  rows: readonly R[];
  /** If true, the results are shown. */
  isShown: boolean;
  /** Called when a result is activated. `isNewTab` is true while Ctrl or Command is pressed. */
  onAction: (row: R, isNewTab: boolean) => void;
  /** Returns a handler for a key pressed in the field, or undefined for the default behavior. */
  onKey?: (key: string) => (() => void) | undefined;
}

/**
 * Returns the props of a combobox whose input keeps focus while arrow keys move through results (APG: list
 * autocomplete).
 */
export function useResultList<R extends { id: string }>({
  label,
  placeholder,
  value,
  onValueChange,
  rows,
  isShown,
  onAction,
  onKey,
}: ResultListOptions<R>) {
  const id = useId();
  const [chosen, choose] = useState<string>();
  const index = Math.max(
    0,
    rows.findIndex((row) => row.id === chosen),
  );
  const active = rows[index];
  const optionId = (rowId: string) => `${id}-${rowId}`;
  const listId = `${id}-list`;

  const moveTo = (next: number) => {
    const row = rows[Math.min(Math.max(next, 0), rows.length - 1)];
    if (!row) return;
    choose(row.id);
    document.getElementById(optionId(row.id))?.scrollIntoView?.({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => moveTo(index + 1),
      ArrowUp: () => moveTo(index - 1),
      Home: () => moveTo(0),
      End: () => moveTo(rows.length - 1),
      Enter: () => isShown && active && onAction(active, event.ctrlKey || event.metaKey),
    };
    const run = onKey?.(event.key) ?? moves[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };

  const inputProps = {
    'aria-label': label,
    placeholder,
    value,
    onChange: (event) => {
      choose(undefined);
      onValueChange(event.target.value);
    },
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': isShown ? listId : undefined,
    'aria-activedescendant': isShown && active ? optionId(active.id) : undefined,
    autoComplete: 'off',
    spellCheck: false,
    onKeyDown,
  } satisfies InputHTMLAttributes<HTMLInputElement>;

  return { active, choose, optionId, listId, inputProps };
}
