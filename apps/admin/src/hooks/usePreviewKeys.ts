import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useShortcutSettings } from './useShortcuts';

const field = 'input, textarea, select, [contenteditable="true"]';
/** Widgets that use the arrow keys. */
const widget = '[role="tab"], [role="menuitem"], [role="option"], [role="radio"]';

/** Returns true for an element of the dialog, and if no element has the focus while the dialog is on top. */
const isIn = (dialog: Element | null | undefined, target: Element) =>
  dialog?.contains(target) ||
  (target === document.body && dialog === [...document.querySelectorAll('[role="dialog"]')].at(-1));

const chordOf = ({ key, shiftKey }: KeyboardEvent) =>
  key.length === 1 && shiftKey ? `Shift+${key.toLowerCase()}` : key;

/**
 * Handles the keys of the preview, such as `r` or `ArrowDown`. Ignores them in fields and in dialogs above the preview,
 * and single keys if the user has disabled them.
 */
export function usePreviewKeys(content: RefObject<HTMLElement | null>, handlers: Readonly<Record<string, () => void>>) {
  const { isOn } = useShortcutSettings();
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const dialog = content.current?.closest('[role="dialog"]');
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || !isIn(dialog, target) || target.closest(field)) return;
    if (event.key.startsWith('Arrow') && target.closest(widget)) return;
    const handler = handlers[chordOf(event)];
    if (!handler || (event.key.length === 1 && !isOn)) return;
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
