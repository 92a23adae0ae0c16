import { useEffect } from 'react';

/** Paper size, margins and page numbers. Styles of components cannot contain `@page`. */
const pages = `@page { size: A4; margin: 16mm; @bottom-center { content: counter(page) ' / ' counter(pages); font: 8pt sans-serif; } }`;

/** Prints the page on A4 paper with numbered pages while the component is mounted. */
export function useA4Pages() {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pages);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}
