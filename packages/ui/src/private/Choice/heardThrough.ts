/** An open list hides the rest of the page from screen readers, but for what wears this. */
export const heardThrough = { 'data-live-announcer': 'true' };
