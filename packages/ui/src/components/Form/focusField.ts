import { tabbableElements } from '../../private/dom/nextTabbable';

/** Finds a field by name or ID. Prefers the checked one of several with the same name. */
function findField(form: ParentNode, key: string): HTMLElement | undefined {
  const named = [...form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(key)}"], #${CSS.escape(key)}`)];
  return named.find((field) => (field as HTMLInputElement).checked) ?? named[0];
}

const editable = 'input, select, textarea, [role="spinbutton"], [contenteditable]';

/** Returns the focusable element closest to a hidden input, preferably an editable control instead of a button. */
function nearestControl(field: HTMLElement, form: ParentNode): HTMLElement | undefined {
  for (let part: HTMLElement | null = field; part && part !== form; part = part.parentElement) {
    const stops = tabbableElements(part);
    if (stops.length > 0) return stops.find((stop) => stop.matches(editable)) ?? stops[0];
  }
  return undefined;
}

/** Focuses a field, or its visible control if the field is a hidden input. Returns false if it finds none. */
export function focusField(form: ParentNode, key: string): boolean {
  const field = findField(form, key);
  if (!field) return false;
  const target = tabbableElements(form).includes(field) ? field : nearestControl(field, form);
  target?.focus();
  // Center the field, so that the label above it is visible too.
  target?.scrollIntoView?.({ block: 'center', behavior: 'auto' });
  return target !== undefined;
}
