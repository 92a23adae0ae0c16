import { tabbableElements } from '../../private/dom/nextTabbable';

/** The field of a name or id in a form; of several of one name the chosen one, else the first. */
function findField(form: ParentNode, key: string): HTMLElement | undefined {
  const named = [...form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(key)}"], #${CSS.escape(key)}`)];
  return named.find((field) => (field as HTMLInputElement).checked) ?? named[0];
}

/** Puts the focus on a field; where it is a hidden stand-in, on the control beside it. */
export function focusField(form: ParentNode, key: string): boolean {
  const field = findField(form, key);
  if (!field) return false;
  const isReachable = tabbableElements(form).includes(field);
  const target = isReachable
    ? field
    : (tabbableElements(field)[0] ??
      tabbableElements(field.closest('[data-rac], fieldset, div:has(label)') ?? form)[0]);
  target?.focus();
  // A label above the field belongs in sight too.
  target?.scrollIntoView?.({ block: 'center', behavior: 'auto' });
  return target !== undefined;
}
