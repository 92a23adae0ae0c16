import { useRef, type KeyboardEvent } from 'react';
import { typeAheadIndex } from './sideMenuModel';

const typeAheadPause = 500;

/**
 * Returns a key handler for the side menu: arrow keys, Home, End and type-ahead. Right opens or enters a group, Left
 * closes or leaves it; they are swapped in right-to-left layouts.
 */
export function useMenuKeys(onToggle: (id: string) => void) {
  const typed = useRef({ letters: '', at: 0 });

  return (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const index = rows.indexOf(row);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const isGroup = row.hasAttribute('aria-expanded');
    const isOpen = row.getAttribute('aria-expanded') === 'true';
    const focus = (target: HTMLElement | undefined) => target?.focus();

    const run = () => {
      switch (event.key) {
        case 'ArrowDown':
          return focus(rows[index + 1]);
        case 'ArrowUp':
          return focus(rows[index - 1]);
        case 'Home':
          return focus(rows[0]);
        case 'End':
          return focus(rows.at(-1));
        case 'ArrowLeft':
        case 'ArrowRight': {
          if (event.key === forward)
            return isGroup ? (isOpen ? focus(rows[index + 1]) : onToggle(row.dataset.row!)) : undefined;
          if (isGroup && isOpen) return onToggle(row.dataset.row!);
          const level = Number(row.dataset.level);
          return focus(rows.slice(0, index).findLast((other) => Number(other.dataset.level) < level && level > 1));
        }
        default:
          return typeAhead();
      }
    };

    const typeAhead = () => {
      const now = event.timeStamp;
      const letters = now - typed.current.at > typeAheadPause ? '' : typed.current.letters;
      // Space activates the row unless it is part of the typed text.
      if (event.key.length !== 1 || (event.key === ' ' && !letters)) return false;
      typed.current = { letters: letters + event.key, at: now };
      const found = typeAheadIndex(
        rows.map((other) => other.textContent ?? ''),
        typed.current.letters,
        index,
      );
      return focus(rows[found]);
    };

    if (run() !== false) event.preventDefault();
  };
}
