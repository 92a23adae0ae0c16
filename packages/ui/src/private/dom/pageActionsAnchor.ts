/** Names the actions of a page's header to the stylesheet: toasts stand under them, not on them. */
export const pageActionsAnchor = '--page-actions';
