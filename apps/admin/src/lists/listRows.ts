/** Selector of table rows and cards. The side menu also has `[data-row]` elements. */
export const listRow = ':is(tr, li)[data-row]';

export const listRows = () => [...document.querySelectorAll<HTMLElement>(listRow)];
