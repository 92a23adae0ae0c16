/** CSS anchor name of the page header's actions. Toasts are positioned below it. */
export const pageActionsAnchor = '--page-actions';
