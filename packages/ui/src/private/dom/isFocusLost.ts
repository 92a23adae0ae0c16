/** Returns true if the focus is on no element. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;
