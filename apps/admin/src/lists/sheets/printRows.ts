export interface PrintedList {
  /** Title of the document: a browser names the PDF after it. */
  name: string;
  title: string;
  heading: readonly string[];
  columns: readonly { header: string; kind: 'text' | 'number' | 'day' }[];
  /** The cells as they are read. */
  rows: readonly (readonly string[])[];
  language: string;
  isRightToLeft: boolean;
}

/** Ink on paper whatever the skin: heads repeat on every page, which has its number; no row breaks over two. */
const sheet = `
  @page { margin: 14mm; @bottom-center { content: counter(page) ' / ' counter(pages); font: 8pt 'Figtree Variable', 'Vazirmatn Variable', system-ui, sans-serif; } }
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

/** A word that is cut rather than that it widens its column over the edge of the paper. */
const longWord = /\S{30,}/;
/** Addresses go on in the next line after a sign. */
const afterSign = /(?<=[@/])(?=\w)/;

function element<Name extends keyof HTMLElementTagNameMap>(page: Document, name: Name, ...children: (Node | string)[]) {
  const made = page.createElement(name);
  made.append(...children);
  return made;
}

/** The fonts of the app, which a document of its own does not have. */
const fontFaces = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.cssText] : []))
    .join('\n');

/** Prints a list alone, without the page around it; the browser's own dialog does the rest. */
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
  // A sheet made in the document it styles: the policy allows no other.
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
  // Paper does not wait; without its fonts the list is printed in those of the system.
  const words = page.body.textContent;
  await Promise.allSettled(
    ['9pt', 'bold 14pt'].map((size) => page.fonts.load(`${size} 'Figtree Variable', 'Vazirmatn Variable'`, words)),
  );
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()));
  view.print();
}
