export interface PrintedList {
  /** Document title, which browsers use as the PDF file name. */
  name: string;
  title: string;
  heading: readonly string[];
  columns: readonly { header: string; kind: 'text' | 'number' | 'day' }[];
  /** Formatted cells. */
  rows: readonly (readonly string[])[];
  language: string;
  isRightToLeft: boolean;
}

/** Print styles, independent of the skin: repeats the header on numbered pages and doesn't split rows. */
const sheet = `
  @page { margin: 14mm; @bottom-center { content: '\\2066' counter(page) ' / ' counter(pages) '\\2069'; font: 8pt 'Figtree Variable', 'Vazirmatn Variable', system-ui, sans-serif; } }
  body { font: 9pt/1.35 'Figtree Variable', 'Vazirmatn Variable', system-ui, sans-serif; margin: 0; }
  h1 { font-size: 14pt; margin: 0 0 2mm; }
  p { margin: 0; }
  table { inline-size: 100%; border-collapse: collapse; margin-block-start: 5mm; font-variant-numeric: tabular-nums; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 1.2mm 1.6mm; text-align: start; vertical-align: top; border-block-end: 0.2mm solid; }
  .number { text-align: end; }
  .number, .day { white-space: nowrap; }
  .long { overflow-wrap: anywhere; }
`;

/** Words that may break anywhere, so that they don't make the table wider than the paper. */
const longWord = /\S{30,}/;
/** Break opportunities in email addresses and URLs. */
const afterSign = /(?<=[@/])(?=\w)/;

function element<Name extends keyof HTMLElementTagNameMap>(page: Document, name: Name, ...children: (Node | string)[]) {
  const made = page.createElement(name);
  made.append(...children);
  return made;
}

/** Returns the app's `@font-face` rules, which the frame's document doesn't inherit. */
const fontFaces = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.cssText] : []))
    .join('\n');

/** Opens the browser's print dialog for the rows, in a hidden frame without the rest of the page. */
export async function printRows({ name, title, heading, columns, rows, language, isRightToLeft }: PrintedList) {
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
  // The content security policy blocks inline styles. A sheet must be constructed in the document it styles.
  const styles = new view.CSSStyleSheet();
  styles.replaceSync(fontFaces() + sheet);
  page.adoptedStyleSheets = [styles];
  const cell = (tag: 'td' | 'th', text: string, index: number) => {
    const [first = '', ...others] = text.split(afterSign);
    const made = element(page, tag, first, ...others.flatMap((part) => [page.createElement('wbr'), part]));
    made.classList.add(columns[index]!.kind);
    made.classList.toggle(
      'long',
      [first, ...others].some((part) => longWord.test(part)),
    );
    return made;
  };
  page.body.append(
    element(page, 'h1', title),
    ...heading.map((line) => element(page, 'p', line)),
    element(
      page,
      'table',
      element(page, 'thead', element(page, 'tr', ...columns.map(({ header }, index) => cell('th', header, index)))),
      element(
        page,
        'tbody',
        ...rows.map((row) => element(page, 'tr', ...row.map((text, index) => cell('td', text, index)))),
      ),
    ),
  );
  // Wait for the fonts, else the browser prints with system fonts.
  const text = page.body.textContent;
  await Promise.allSettled(
    ['9pt', 'bold 14pt'].map((size) => page.fonts.load(`${size} 'Figtree Variable', 'Vazirmatn Variable'`, text)),
  );
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()));
  view.print();
}
