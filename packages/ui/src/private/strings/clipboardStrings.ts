import type { UiTexts } from './strings';

/** Built-in texts of the copy button. */
export const clipboardStrings = {
  copied: { en: 'Copied', fr: 'Copié', de: 'Kopiert', pt: 'Copiado', ar: 'تم النسخ' },
  copy: { en: 'Copy', fr: 'Copier', de: 'Kopieren', pt: 'Copiar', ar: 'نسخ' },
  copyFailed: {
    en: 'Could not copy',
    fr: 'Copie impossible',
    de: 'Kopieren nicht möglich',
    pt: 'Não foi possível copiar',
    ar: 'تعذّر النسخ',
  },
} satisfies UiTexts;
