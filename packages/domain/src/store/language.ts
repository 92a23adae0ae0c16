import { atom } from './jotai';

/** Supported languages. The first is the fallback. */
export const languages = ['en', 'fr', 'de', 'pt', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Native name of each language. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  ar: 'العربية',
};

/** The active language. Set by `i18n/` once its texts have loaded. */
export const languageAtom = atom<Language>('en');
