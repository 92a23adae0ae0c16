import type { UiTexts } from './strings';

/**
 * Built-in texts shared by several families of components. Other texts are in separate tables, so that a page loads
 * only those it needs. `{name}` is a placeholder, see `fill`. Keep keys in alphabetical order.
 */
export const coreStrings = {
  capsLock: {
    en: 'Caps Lock is on',
    fr: 'Verr. Maj est activé',
    de: 'Feststelltaste ist aktiv',
    pt: 'Caps Lock está ativado',
    ar: 'مفتاح الأحرف الكبيرة مفعّل',
  },
  characterCount: {
    en: '{count} of {max} characters',
    fr: '{count} caractères sur {max}',
    de: '{count} von {max} Zeichen',
    pt: '{count} de {max} caracteres',
    ar: '{count} من {max} حرفًا',
  },
  close: { en: 'Close', fr: 'Fermer', de: 'Schließen', pt: 'Fechar', ar: 'إغلاق' },
  hidePassword: {
    en: 'Hide password',
    fr: 'Masquer le mot de passe',
    de: 'Passwort verbergen',
    pt: 'Ocultar a palavra-passe',
    ar: 'إخفاء كلمة المرور',
  },
  loading: { en: 'Loading', fr: 'Chargement', de: 'Wird geladen', pt: 'A carregar', ar: 'جارٍ التحميل' },
  reload: { en: 'Reload', fr: 'Recharger', de: 'Neu laden', pt: 'Recarregar', ar: 'إعادة التحميل' },
  required: { en: 'Required', fr: 'Obligatoire', de: 'Pflichtfeld', pt: 'Obrigatório', ar: 'مطلوب' },
  showPassword: {
    en: 'Show password',
    fr: 'Afficher le mot de passe',
    de: 'Passwort anzeigen',
    pt: 'Mostrar a palavra-passe',
    ar: 'إظهار كلمة المرور',
  },
  stillLoading: {
    en: 'Still loading',
    fr: 'Chargement toujours en cours',
    de: 'Wird noch geladen',
    pt: 'Ainda a carregar',
    ar: 'ما زال التحميل جاريًا',
  },
} satisfies UiTexts;
