const scheme = /^[a-z][a-z0-9+.-]*:/i;
const known = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;

/** Converts typed text to a safe URL. Returns undefined if the text is invalid or the URL unsafe. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (known.test(text)) return text;
  if (/^\/(?!\/)/.test(text) || /^#./.test(text)) return text;
  if (/^[^@\s/:]+@[^@\s/]+\.[^@\s/]+$/.test(text)) return `mailto:${text}`;
  if (scheme.test(text) && !/^[\w-]+(?:\.[\w-]+)+:\d+/.test(text)) return undefined;
  return /^[^\s/@]+\.[^\s/@]{2,}(?:[/?#:]\S*)?$/.test(text) ? `https://${text}` : undefined;
}
