import { useId, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react';

/** What every field with results below it takes. */
export interface ResultSearchProps {
  /** Name of the field, and of what it opens. */
  label: string;
  /** Example of what to type. */
  placeholder?: string;
  /** The typed text. */
  value: string;
  /** Called with the typed text. */
  onValueChange: (value: string) => void;
  /** How many results there are, in words, for those who do not see them. */
  summary: string;
  /** Whether data are on their way. @default false */
  loading?: boolean;
  /** What failed, and the way to try again. */
  error?: { text: string; retryLabel: string; onRetry: () => void };
}

/** What the field needs to know of its results. */
interface ResultListOptions<R extends { id: string }> extends Pick<
  ResultSearchProps,
  'label' | 'placeholder' | 'value' | 'onValueChange'
> {
  /** All results in the order they are shown. */
  rows: readonly R[];
  /** Whether they are shown. */
  isShown: boolean;
  /** Runs a result; `isNewTab` with Ctrl or Command held. */
  onAction: (row: R, isNewTab: boolean) => void;
  /** Other keys of the field. */
  onKey?: (key: string) => (() => void) | undefined;
}

/** A field that keeps the focus while its arrow keys walk a list of results (APG, editable combobox with list autocomplete). */
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
    document.getElementById(optionId(row.id))?.scrollIntoView({ block: 'nearest' });
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
