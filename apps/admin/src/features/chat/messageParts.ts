import { matchParts } from '../../lib/matchParts';

/** A part of a message: plain text, or a link if it has an `href`. */
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

/** Splits a text at the links in it. Punctuation after a link is not part of it. */
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
export const messageParts = (text: string, find = ''): MessagePart[] =>
  linkParts(text).flatMap((part) => matchParts(part.text, find).map((each) => ({ ...part, ...each })));
