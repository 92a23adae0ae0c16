import type { UiTexts } from './strings';
import { skipStrings } from './skipStrings';
import { widgetStrings } from './widgetStrings';

/** Built-in texts of the app shell. Includes the core texts. */
export const shellStrings = {
  ...widgetStrings,
  ...skipStrings,
  collapseMenu: {
    en: 'Collapse menu',
    fr: 'Réduire le menu',
    de: 'Menü einklappen',
    pt: 'Recolher o menu',
    ar: 'طي القائمة',
  },
  mainMenu: { en: 'Main menu', fr: 'Menu principal', de: 'Hauptmenü', pt: 'Menu principal', ar: 'القائمة الرئيسية' },
  openMenu: { en: 'Open menu', fr: 'Ouvrir le menu', de: 'Menü öffnen', pt: 'Abrir o menu', ar: 'فتح القائمة' },
  pinMenu: {
    en: 'Keep menu open',
    fr: 'Garder le menu ouvert',
    de: 'Menü offen halten',
    pt: 'Manter o menu aberto',
    ar: 'إبقاء القائمة مفتوحة',
  },
  scrollToTop: {
    en: 'Back to top',
    fr: 'Retour en haut',
    de: 'Zurück nach oben',
    pt: 'Voltar ao início',
    ar: 'العودة إلى الأعلى',
  },
} satisfies UiTexts;
