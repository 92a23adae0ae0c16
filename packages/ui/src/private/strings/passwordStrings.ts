import type { UiTexts } from './strings';

/** Texts of the password rules. */
export const passwordStrings = {
  ruleKept: { en: 'kept', fr: 'respectée', de: 'erfüllt', pt: 'cumprida', ar: 'مستوفاة' },
  ruleOpen: { en: 'not yet', fr: 'pas encore', de: 'noch nicht', pt: 'ainda não', ar: 'ليس بعد' },
  rulesKept: {
    en: '{count} of {all} rules kept',
    fr: '{count} règles sur {all} respectées',
    de: '{count} von {all} Regeln erfüllt',
    pt: '{count} de {all} regras cumpridas',
    ar: 'استيفاء {count} من {all} قواعد',
  },
  strength: {
    en: 'Strength of the password',
    fr: 'Force du mot de passe',
    de: 'Stärke des Passworts',
    pt: 'Força da palavra-passe',
    ar: 'قوة كلمة المرور',
  },
} satisfies UiTexts;
