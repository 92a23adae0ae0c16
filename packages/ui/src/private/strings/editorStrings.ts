import { coreStrings } from './coreStrings';
import type { UiTexts } from './strings';

/** Built-in texts of the rich text editor. */
export const editorStrings = {
  ...coreStrings,
  alignCenter: { en: 'Centre', fr: 'Centrer', de: 'Zentrieren', pt: 'Centrar', ar: 'توسيط' },
  alignEnd: {
    en: 'Align to the end',
    fr: 'Aligner à la fin',
    de: 'Am Ende ausrichten',
    pt: 'Alinhar ao fim',
    ar: 'محاذاة إلى النهاية',
  },
  alignStart: {
    en: 'Align to the start',
    fr: 'Aligner au début',
    de: 'Am Anfang ausrichten',
    pt: 'Alinhar ao início',
    ar: 'محاذاة إلى البداية',
  },
  bold: { en: 'Bold', fr: 'Gras', de: 'Fett', pt: 'Negrito', ar: 'غامق' },
  bulletList: { en: 'List', fr: 'Liste', de: 'Liste', pt: 'Lista', ar: 'قائمة' },
  formatting: { en: 'Formatting', fr: 'Mise en forme', de: 'Formatierung', pt: 'Formatação', ar: 'التنسيق' },
  italic: { en: 'Italic', fr: 'Italique', de: 'Kursiv', pt: 'Itálico', ar: 'مائل' },
  link: { en: 'Link', fr: 'Lien', de: 'Link', pt: 'Ligação', ar: 'رابط' },
  linkAddress: { en: 'Address', fr: 'Adresse', de: 'Adresse', pt: 'Endereço', ar: 'العنوان' },
  linkInvalid: {
    en: 'Enter a web or email address.',
    fr: 'Saisissez une adresse web ou e-mail.',
    de: 'Geben Sie eine Web- oder E-Mail-Adresse ein.',
    pt: 'Introduza um endereço web ou de email.',
    ar: 'أدخل عنوان ويب أو بريد إلكتروني.',
  },
  linkRemove: {
    en: 'Remove link',
    fr: 'Retirer le lien',
    de: 'Link entfernen',
    pt: 'Remover ligação',
    ar: 'إزالة الرابط',
  },
  linkSet: { en: 'Set link', fr: 'Poser le lien', de: 'Link setzen', pt: 'Aplicar ligação', ar: 'تعيين الرابط' },
  orderedList: {
    en: 'Numbered list',
    fr: 'Liste numérotée',
    de: 'Nummerierte Liste',
    pt: 'Lista numerada',
    ar: 'قائمة مرقّمة',
  },
  redo: { en: 'Redo', fr: 'Rétablir', de: 'Wiederholen', pt: 'Refazer', ar: 'إعادة' },
  strike: { en: 'Strike through', fr: 'Barrer', de: 'Durchstreichen', pt: 'Rasurar', ar: 'يتوسطه خط' },
  underline: { en: 'Underline', fr: 'Souligner', de: 'Unterstreichen', pt: 'Sublinhar', ar: 'تسطير' },
  undo: { en: 'Undo', fr: 'Annuler', de: 'Rückgängig', pt: 'Anular', ar: 'تراجع' },
} satisfies UiTexts;
