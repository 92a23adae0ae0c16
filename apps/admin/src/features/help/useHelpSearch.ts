import { useRef } from 'react';
import { useShortcuts } from '../../hooks/useShortcuts';
import { useDebouncedText } from '../../lists/useDebouncedText';

/**
 * Returns the props of a help page's search field. Starting or clearing a search adds a history entry, other changes
 * replace it.
 */
export function useHelpSearch(q = '', onSearch: (q: string | undefined, replace: boolean) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const field = useDebouncedText(q, (text) => onSearch(text || undefined, q !== '' && text !== ''));
  useShortcuts({ search: () => ref.current?.focus() });
  return { ...field, ref };
}
export type HelpSearch = ReturnType<typeof useHelpSearch>;
