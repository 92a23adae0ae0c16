import { useEffect, useEffectEvent } from 'react';

const writes = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]') !== null;

/** Single keys of a page: never inside a field, never while something lies over the page (pages.md 1.7). */
export function useKeys(keys: Record<string, () => void>) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key];
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writes(event.target))
      return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')) return;
    event.preventDefault();
    action();
  });
  // Before the shell's own keys: a page's search field goes before the one of the navbar.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
