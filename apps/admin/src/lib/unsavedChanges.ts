/** Returns true if a `beforeunload` handler would ask the user before the page unloads. */
export const hasUnsavedChanges = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
