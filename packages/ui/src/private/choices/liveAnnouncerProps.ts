/** Keeps an element exposed to screen readers while an open list hides the rest of the page. */
export const liveAnnouncerProps = { 'data-live-announcer': 'true' };
