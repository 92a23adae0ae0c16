/** Splits a full name at the last space. */
export function splitName(fullName: string) {
  const words = fullName.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

export const joinName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName.trim()} ${lastName.trim()}`.trim();
