/** A part of a message: text, or the address of a link. */
export interface MessagePart {
  text: string;
  href?: string;
  /** True if the part matches the searched text. */
  isHit?: boolean;
}

const address = /https?:\/\/[^\s<>"']+/gi;

function toHref(text: string): string | undefined {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Splits a text at the links in it. Punctuation after a link belongs to the sentence. */
function linkParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const link = match[0].replace(/[.,;:!?)\]}…]+$/, '');
    const href = toHref(link);
    if (!href) continue;
    parts.push({ text: text.slice(end, match.index) }, { text: link, href });
    end = match.index + link.length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
}

/** Splits a text at the links and at the matches of the searched text. */
export function messageParts(text: string, find = ''): MessagePart[] {
  const wanted = find.trim().toLowerCase();
  const parts = linkParts(text);
  if (wanted === '') return parts;
  return parts.flatMap((part) => {
    const lower = part.text.toLowerCase();
    // Some letters change their length, and the positions with it.
    if (lower.length !== part.text.length) return [{ ...part, isHit: lower.includes(wanted) }];
    const split: MessagePart[] = [];
    let end = 0;
    for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, end)) {
      split.push({ ...part, text: part.text.slice(end, at) });
      end = at + wanted.length;
      split.push({ ...part, text: part.text.slice(at, end), isHit: true });
    }
    return [...split, { ...part, text: part.text.slice(end) }].filter((each) => each.text !== '');
  });
}
