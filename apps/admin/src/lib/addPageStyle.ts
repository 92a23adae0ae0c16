/**
 * Adds styles to the page and returns a function that removes them. For `@page`, which styles of components cannot
 * contain.
 */
export function addPageStyle(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
