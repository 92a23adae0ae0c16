/** Returns a username for a name: `Zoë de Vries` → `zoe.de.vries`. Empty if the name has no Latin letters. */
export const suggestedUsername = (fullName: string) =>
  fullName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 30);
