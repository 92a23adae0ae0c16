/** Returns the open IDs after `id` was opened or closed. */
export function toggled(open: readonly string[], id: string, isOpen: boolean, multiple: boolean): readonly string[] {
  if (!isOpen) return open.filter((other) => other !== id);
  if (!multiple) return [id];
  return open.includes(id) ? open : [...open, id];
}
