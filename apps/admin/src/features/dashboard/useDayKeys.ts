import { useEffect, useEffectEvent } from 'react';

const fields =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"]';

/** Single keys of the page (restaurant.md 4.1); never while somebody types or chooses. */
export function useDayKeys(actions: Record<string, () => void>) {
  const run = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || !Object.hasOwn(actions, key)) return;
    if (target instanceof Element && target.closest(fields)) return;
    event.preventDefault();
    actions[key]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
