// Don't import schemas here: routes need these codes for their search parameters, which every page loads first.

export const mailFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export const mailLabels = ['private', 'company', 'important', 'personal'] as const;
/** Views of the page, in display order. `starred` isn't a folder: it shows emails of other folders. */
export const mailViews = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'] as const;
export type MailFolder = (typeof mailFolders)[number];
export type MailLabel = (typeof mailLabels)[number];
/** A folder, or all starred emails except those in trash. */
export type MailView = (typeof mailViews)[number];
