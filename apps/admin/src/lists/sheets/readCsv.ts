import { unescapeFormula } from './sheetCell';
import type { ReadRow } from './sheetJob';

const delimiters = [',', ';', '\t', '|'] as const;

/** An unclosed quote, which would turn the rest of the file into one cell. */
export class OpenQuoteError extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`The quote opened on line ${line} is never closed.`);
    this.line = line;
  }
}

/** Decodes text by its byte order mark, else as UTF-8, or as Windows-1252 if it is invalid UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Detects the delimiter: the most frequent candidate outside quotes in the first lines. */
export function delimiterOf(text: string): string {
  const counts = new Map<string, number>(delimiters.map((character) => [character, 0]));
  let isQuoted = false;
  let lines = 0;
  for (let at = 0; at < text.length && lines < 20; at += 1) {
    const character = text[at]!;
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === '\n') lines += 1;
    else if (!isQuoted && counts.has(character)) counts.set(character, counts.get(character)! + 1);
  }
  return delimiters.reduce((best, character) => (counts.get(character)! > counts.get(best)! ? character : best));
}

/** Parses CSV (RFC 4180) as leniently as spreadsheets do. Skips blank rows; line numbers match a text editor. */
export function readCsv(source: string, maxRows = Number.POSITIVE_INFINITY): ReadRow[] {
  let text = source.replace(/^\uFEFF/, '');
  // Excel's delimiter declaration.
  const named = /^sep=(.)\r?\n/.exec(text);
  let line = 1;
  if (named) {
    text = text.slice(named[0].length);
    line = 2;
  }
  const delimiter = named?.[1] ?? delimiterOf(text);
  const rows: ReadRow[] = [];
  let row: ReadRow = { line, cells: [] };
  let cell = '';
  let wasQuoted = false;
  const endCell = () => {
    row.cells.push(unescapeFormula(wasQuoted ? cell : cell.trim()));
    cell = '';
    wasQuoted = false;
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((value) => value.trim() !== '')) rows.push(row);
  };
  for (let at = 0; at < text.length && rows.length < maxRows; at += 1) {
    const character = text[at]!;
    if (character === '"' && !wasQuoted && cell.trim() === '') {
      const openedOn = line;
      cell = '';
      wasQuoted = true;
      for (at += 1; ; at += 1) {
        if (at >= text.length) throw new OpenQuoteError(openedOn);
        if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) line += 1;
        if (text[at] !== '"') cell += text[at];
        else if (text[at + 1] === '"') {
          cell += '"';
          at += 1;
        } else break;
      }
    } else if (character === delimiter) endCell();
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[at + 1] === '\n') at += 1;
      endRow();
      line += 1;
      row = { line, cells: [] };
    } else if (!wasQuoted) cell += character;
    // Text after a closing quote is invalid, but spreadsheets append it to the cell.
    else if (character !== ' ') cell += character;
  }
  if ((cell !== '' || wasQuoted || row.cells.length > 0) && rows.length < maxRows) endRow();
  return rows;
}
