import { atom } from './jotai';

/** The languages the product speaks; the first is the fallback. */
export const languages = ['en', 'fr', 'de', 'pt', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The language the page is shown in now; `i18n/` writes it once its texts are there. */
export const languageAtom = atom<Language>('en');
