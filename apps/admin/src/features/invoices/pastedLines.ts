import { OpenQuoteError, readCsv } from '../../lists/sheets/readCsv';
import { isEmptyLine, maxLines, nextKey, numberOf, type LineValues } from './invoiceValues';

/** Returns the cells of copied rows, or undefined if the text is a single cell. */
function cellsOf(text: string): string[][] | undefined {
  if (!/[\t\n]/.test(text.trim())) return undefined;
  try {
    return readCsv(`sep=\t\n${text}`).map(({ cells }) => cells);
  } catch (error) {
    if (!(error instanceof OpenQuoteError)) throw error;
    // A quotation mark without a second one is part of the text, as in 12".
    const rows = text.split(/\r?\n/).map((row) => row.split('\t').map((cell) => cell.trim()));
    return rows.filter((cells) => cells.some((cell) => cell !== ''));
  }
}

/** Removes the currency or the percent sign of a cell. */
const numberCell = (cell = '') => cell.replaceAll(/\p{Sc}|%/gu, '').trim();

/**
 * Converts copied spreadsheet rows to lines, or returns undefined if the text is a single cell. The columns are item,
 * text, cost, quantity, discount and tax. The column with the text may be missing. Cells that should be numbers are
 * kept as they are, and a row of headings is left out.
 */
export function readPastedLines(text: string, language: string, base: LineValues): LineValues[] | undefined {
  const rows = cellsOf(text);
  if (!rows || rows.length === 0) return undefined;
  const isNumber = (cell: string | undefined) => numberOf(numberCell(cell), language) !== null;
  const hasNumber = (cells: readonly string[]) => cells.slice(1).some(isNumber);
  const [first, ...others] = rows;
  const hasHeadings = first && first.length > 1 && !hasNumber(first) && others.some(hasNumber);
  const body = hasHeadings ? others : rows;
  const seconds = body.map(([, second = '']) => second).filter((cell) => cell !== '');
  const hasText = seconds.length === 0 || !seconds.every(isNumber);
  return body.map((cells, index) => {
    const [item = '', ...rest] = cells;
    const [words = '', cost, qty, discount, tax] = hasText ? rest : ['', ...rest];
    return {
      ...base,
      key: base.key + index,
      item,
      text: words,
      cost: numberCell(cost) || base.cost,
      qty: numberCell(qty) || base.qty,
      discount: numberCell(discount) || base.discount,
      tax: numberCell(tax) || base.tax,
    };
  });
}

export interface PastedInto {
  lines: LineValues[];
  /** Index of the first pasted line. */
  at: number;
  pasted: number;
  /** Number of rows that exceed the maximum number of lines. */
  left: number;
}

/** Inserts pasted lines below a line, or instead of it if it is empty. */
export function insertPasted(lines: readonly LineValues[], index: number, pasted: readonly LineValues[]): PastedInto {
  const replaced = lines[index] && isEmptyLine(lines[index]) ? 1 : 0;
  const at = replaced ? index : index + 1;
  const fitting = pasted.slice(0, Math.max(0, maxLines - lines.length + replaced));
  const firstKey = nextKey(lines);
  return {
    lines: [
      ...lines.slice(0, at),
      ...fitting.map((line, offset) => ({ ...line, key: firstKey + offset })),
      ...lines.slice(at + replaced),
    ],
    at,
    pasted: fitting.length,
    left: pasted.length - fitting.length,
  };
}
