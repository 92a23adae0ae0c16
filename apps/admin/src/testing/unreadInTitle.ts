/** Returns the number at the start of the document title, `(7) Inbox · …`; 0 without a number. */
export const unreadInTitle = () => Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0);
