type Cell = string | number | null | undefined;

/** A value that a spreadsheet would take for a formula starts with an apostrophe. */
const neutral = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (value: Cell) => `"${neutral(String(value ?? '')).replaceAll('"', '""')}"`;

/** Rows as CSV that spreadsheets open as they are: UTF-8 with its mark, every value quoted (pages.md 1.8). */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** Hands a text to the browser as a file. */
export function downloadCsv(list: string, text: string, now = new Date()) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = `larder-${list}-${now.toISOString().slice(0, 10)}.csv`;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
