import { tabbableElements } from '../../private/dom/nextTabbable';

/** Finds a field by name or ID. Prefers the checked one of several with the same name. */
function findField(form: ParentNode, key: string): HTMLElement | undefined {
  const named = [...form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(key)}"], #${CSS.escape(key)}`)];
  return named.find((field) => (field as HTMLInputElement).checked) ?? named[0];
}

/** Focuses a field, or its visible control if the field is a hidden input. */
export function focusField(form: ParentNode, key: string): boolean {
  const field = findField(form, key);
  if (!field) return false;
  const isReachable = tabbableElements(form).includes(field);
  const target = isReachable
    ? field
    : (tabbableElements(field)[0] ??
      tabbableElements(field.closest('[data-rac], fieldset, div:has(label)') ?? form)[0]);
  target?.focus();
  // Center the field, so that the label above it is visible too.
  target?.scrollIntoView?.({ block: 'center', behavior: 'auto' });
  return target !== undefined;
}
