import { tabbableElements } from '../../private/dom/nextTabbable';
import { root as fieldRoot } from '../../private/fields/Field.css';
import { root as groupRoot } from '../../private/fields/FieldGroup.css';

const nameOrId = (element: Element) => element.getAttribute('name') || element.id;

/** Finds a field by name or ID. Prefers the checked one of several radio buttons with the same name. */
function findField(form: ParentNode, key: string): HTMLElement | undefined {
  // jsdom has no `CSS.escape`.
  const named = [...form.querySelectorAll<HTMLElement>('[name], [id]')].filter(
    (field) => field.getAttribute('name') === key || field.id === key,
  );
  return named.find((field) => field.matches('[type="radio"]') && (field as HTMLInputElement).checked) ?? named[0];
}

const editable = 'input, select, textarea, [role="spinbutton"], [contenteditable]';

/** Returns the parent of a hidden input, unless it contains other fields, as a section of a form does. */
function parentOfValue(field: HTMLElement) {
  const parent = field.parentElement;
  const isAlone = [...(parent?.querySelectorAll('[name]') ?? [])].every((other) => nameOrId(other) === nameOrId(field));
  return isAlone ? parent : null;
}

/** Returns the focusable element of a group or of a hidden input's field, preferably an editable control instead of a button. */
function visibleControl(field: HTMLElement): HTMLElement | undefined {
  const root = field.closest(`.${fieldRoot}, .${groupRoot}`) ?? parentOfValue(field);
  const stops = [field, root].map((part) => (part ? tabbableElements(part) : [])).find(({ length }) => length > 0);
  return stops?.find((stop) => stop.matches(editable)) ?? stops?.[0];
}

/** Focuses a field, or its visible control if the field is a hidden input. Returns false if it finds none. */
export function focusField(form: ParentNode, key: string): boolean {
  const field = findField(form, key);
  if (!field) return false;
  const target = tabbableElements(form).includes(field) ? field : visibleControl(field);
  target?.focus();
  // Center the field, so that the label above it is visible too.
  target?.scrollIntoView?.({ block: 'center', behavior: 'auto' });
  return target !== undefined;
}

/** Returns the names of fields with errors, such as `lines.0.price`. An error is a message or an object with a `type` or `message`. */
function errorNames(errors: object, path = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (!error) return [];
    const isError = (value: object) =>
      ['type', 'message'].some((part) => typeof (value as Record<string, unknown>)[part] === 'string');
    return typeof error !== 'object' || isError(error) ? [path + key] : errorNames(error, `${path}${key}.`);
  });
}

/**
 * Focuses the first field with an error, in the order of the page. Without a form, it searches the document. `errors` has a message or an error of
 * react-hook-form for each field name. Returns false if no field has that name.
 */
export function focusFirstError(form: ParentNode | undefined, errors: object): boolean {
  const root = form ?? document;
  const fields = errorNames(errors).map((name) => ({ name, element: findField(root, name) }));
  const [first] = fields
    .filter(({ element }) => element)
    .sort((a, b) => (a.element!.compareDocumentPosition(b.element!) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1));
  return first !== undefined && focusField(root, first.name);
}
