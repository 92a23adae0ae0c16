/** Maximum number of documents on a print page. */
export const maxPrinted = 100;

/** Parses comma-separated IDs in a path and removes duplicates. Returns an empty array if one of them is invalid. */
export function printedIds<Id>(text: string, idOf: (text: string) => Id | undefined): Id[] {
  const ids = [...new Set(text.split(','))].map(idOf);
  return ids.every((id) => id !== undefined) && ids.length <= maxPrinted ? ids : [];
}
