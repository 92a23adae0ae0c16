/** Escapes a text for a regular expression. Keeps braces, which mark parameters of paths and templates. */
export const escapePattern = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
