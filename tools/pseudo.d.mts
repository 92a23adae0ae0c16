/** Texts of a language, nested by key. */
export interface Texts {
  [key: string]: string | Texts;
}
export const opening: string;
export const closing: string;
export function pseudo<Value extends string | Texts>(texts: Value): Value;
