import type { UiTexts } from './strings';

/** Texts of the links that skip to a region of the page. */
export const skipStrings = {
  skipLinks: {
    en: 'Skip links',
    fr: 'Liens d’évitement',
    de: 'Sprunglinks',
    pt: 'Ligações de salto',
    ar: 'روابط التخطي',
  },
  skipToContent: {
    en: 'Skip to content',
    fr: 'Aller au contenu',
    de: 'Zum Inhalt springen',
    pt: 'Saltar para o conteúdo',
    ar: 'الانتقال إلى المحتوى',
  },
  skipToMenu: {
    en: 'Skip to menu',
    fr: 'Aller au menu',
    de: 'Zum Menü springen',
    pt: 'Saltar para o menu',
    ar: 'الانتقال إلى القائمة',
  },
} satisfies UiTexts;
