// Without schemas, because the search parameters of a route are part of the first load of every page.

export const mailFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export const mailLabels = ['private', 'company', 'important', 'personal'] as const;
/** The folders of the page, in display order. Starred emails are in other folders. */
export const mailViews = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'] as const;
export type MailFolder = (typeof mailFolders)[number];
export type MailLabel = (typeof mailLabels)[number];
/** A folder, or all starred emails except those in trash. */
export type MailView = (typeof mailViews)[number];
