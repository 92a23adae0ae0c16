const others = { digits: /[^0-9]/g, letters: /[^A-Z]/g, both: /[^0-9A-Z]/g } as const;

/** Converts Arabic and Persian digits to Latin ones. */
const latin = (text: string) =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0x0f));

/** Extracts the code from typed or pasted text: "123-456" is 123456. */
export function extractCode(text: string, characters: keyof typeof others, length: number) {
  return latin(text).toUpperCase().replaceAll(others[characters], '').slice(0, length);
}
