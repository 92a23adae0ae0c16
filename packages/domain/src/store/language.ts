import { atom } from './jotai';

/** The languages the product speaks; the first is the fallback. */
export const languages = ['en', 'fr', 'de', 'pt', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  ar: 'العربية',
};

/** The language the page is shown in now; `i18n/` writes it once its texts are there. */
export const languageAtom = atom<Language>('en');
