/** Whether a form would lose changes if the page went away: asks whoever would hold the browser's own closing up. */
export const hasUnsavedChanges = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
