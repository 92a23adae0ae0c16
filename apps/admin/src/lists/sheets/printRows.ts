import type { SheetValue } from './sheetCell';

export interface PrintedList {
  /** Title of the document: a browser names the PDF after it. */
  name: string;
  title: string;
  heading: readonly string[];
  header: readonly string[];
  rows: readonly (readonly SheetValue[])[];
  language: string;
  isRightToLeft: boolean;
}

/** Ink on paper whatever the skin: heads repeat on every page, which has its number; no row breaks over two. */
const sheet = `
  @page { margin: 14mm; @bottom-center { content: counter(page) ' / ' counter(pages); font: 8pt Figtree, Vazirmatn, system-ui, sans-serif; } }
  body { font: 10pt/1.35 Figtree, Vazirmatn, system-ui, sans-serif; margin: 0; }
  h1 { font-size: 14pt; margin: 0 0 2mm; }
  p { margin: 0; }
  table { inline-size: 100%; border-collapse: collapse; margin-block-start: 5mm; font-variant-numeric: tabular-nums; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 1.2mm 2mm; text-align: start; vertical-align: top; border-block-end: 0.2mm solid; overflow-wrap: anywhere; }
  .number { text-align: end; white-space: nowrap; }
`;

function element<Name extends keyof HTMLElementTagNameMap>(page: Document, name: Name, ...children: (Node | string)[]) {
  const made = page.createElement(name);
  made.append(...children);
  return made;
}

/** Prints a list alone, without the page around it; the browser's own dialog does the rest. */
export function printRows({ name, title, heading, header, rows, language, isRightToLeft }: PrintedList) {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' });
  document.body.append(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) return;
  const page = view.document;
  page.title = name;
  page.documentElement.lang = language;
  page.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr';
  // A sheet made in the document it styles: the policy allows no other.
  const styles = new view.CSSStyleSheet();
  styles.replaceSync(sheet);
  page.adoptedStyleSheets = [styles];
  const cell = (tag: 'td' | 'th', value: SheetValue, isNumber: boolean) => {
    const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');
    const made = element(page, tag, text);
    if (isNumber) made.className = 'number';
    return made;
  };
  const isNumber = header.map((_head, index) => rows.length > 0 && rows.every((row) => typeof row[index] === 'number'));
  page.body.append(
    element(page, 'h1', title),
    ...heading.map((line) => element(page, 'p', line)),
    element(
      page,
      'table',
      element(page, 'thead', element(page, 'tr', ...header.map((head, index) => cell('th', head, isNumber[index]!)))),
      element(
        page,
        'tbody',
        ...rows.map((row) => element(page, 'tr', ...row.map((value, index) => cell('td', value, isNumber[index]!)))),
      ),
    ),
  );
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()));
  view.print();
}
