import type { Texts } from './texts';

export interface Translations {
  texts: Texts;
  /** Texts between the tags of articles. Not used for other texts, because some are as short as `End`. */
  markup: Texts;
}

/** Loads the demo texts of each language except English. */
export const loadTexts = {
  fr: (): Promise<Translations> => import('./fr'),
  de: (): Promise<Translations> => import('./de'),
  pt: (): Promise<Translations> => import('./pt'),
  ar: (): Promise<Translations> => import('./ar'),
};
export type Language = keyof typeof loadTexts;

export const translatedLanguages = Object.keys(loadTexts) as Language[];

export const languageOf = (locale: string | undefined): Language | undefined =>
  translatedLanguages.find((language) => language === locale?.split('-')[0]);
