import type { UiTexts } from './strings';

/** Texts of the password rules. */
export const passwordStrings = {
  ruleKept: { en: 'met', fr: 'respectée', de: 'erfüllt', pt: 'cumprida', ar: 'مستوفاة' },
  ruleOpen: { en: 'not met', fr: 'non respectée', de: 'nicht erfüllt', pt: 'não cumprida', ar: 'غير مستوفاة' },
  rulesKept: {
    en: '{count} of {all} requirements met',
    fr: '{count} exigences sur {all} respectées',
    de: '{count} von {all} Anforderungen erfüllt',
    pt: '{count} de {all} requisitos cumpridos',
    ar: 'استيفاء {count} من {all} متطلبات',
  },
  strength: {
    en: 'Password strength',
    fr: 'Force du mot de passe',
    de: 'Passwortstärke',
    pt: 'Força da palavra-passe',
    ar: 'قوة كلمة المرور',
  },
} satisfies UiTexts;
