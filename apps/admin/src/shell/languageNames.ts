/** Each language in its own words. */
export const languageNames = { en: 'English', fr: 'Français', de: 'Deutsch', pt: 'Português', ar: 'العربية' } as const;
