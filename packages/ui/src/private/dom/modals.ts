/** Selector of dialogs, in the order in which they opened. */
export const modals = ':is([role="dialog"], [role="alertdialog"])';
