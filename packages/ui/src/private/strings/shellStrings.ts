import type { UiTexts } from './strings';
import { widgetStrings } from './widgetStrings';

/** Built-in texts of the app shell. Includes the core texts. */
export const shellStrings = {
  ...widgetStrings,
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
