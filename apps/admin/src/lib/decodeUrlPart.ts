/** Decodes a part of a URL. Returns undefined if it is malformed. */
export function decodeUrlPart(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
