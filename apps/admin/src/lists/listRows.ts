/** A row or a card of a list; the menu at the side has rows of its own. */
export const listRow = ':is(tr, li)[data-row]';

export const listRows = () => [...document.querySelectorAll<HTMLElement>(listRow)];
