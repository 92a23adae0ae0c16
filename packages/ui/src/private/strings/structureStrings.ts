import type { UiTexts } from './strings';

/** Built-in texts of structural components. */
export const structureStrings = {
  blockLoaded: { en: 'Loaded', fr: 'Chargé', de: 'Geladen', pt: 'Carregado', ar: 'تم التحميل' },
  collapse: {
    en: 'Collapse {name}',
    fr: 'Réduire {name}',
    de: '{name} einklappen',
    pt: 'Recolher {name}',
    ar: 'طي {name}',
  },
  confirmFailed: {
    en: 'That failed. Try again.',
    fr: 'L’opération a échoué. Réessayez.',
    de: 'Das ist fehlgeschlagen. Versuchen Sie es erneut.',
    pt: 'A operação falhou. Tente novamente.',
    ar: 'فشلت العملية. أعد المحاولة.',
  },
  expand: {
    en: 'Expand {name}',
    fr: 'Développer {name}',
    de: '{name} ausklappen',
    pt: 'Expandir {name}',
    ar: 'توسيع {name}',
  },
  reloadCard: {
    en: 'Reload {name}',
    fr: 'Recharger {name}',
    de: '{name} neu laden',
    pt: 'Recarregar {name}',
    ar: 'إعادة تحميل {name}',
  },
  reloaded: {
    en: '{name} reloaded',
    fr: '{name} : contenu rechargé',
    de: '{name} neu geladen',
    pt: '{name}: conteúdo recarregado',
    ar: 'أُعيد تحميل {name}',
  },
  reloading: { en: 'Loading', fr: 'Chargement', de: 'Wird geladen', pt: 'A carregar', ar: 'جارٍ التحميل' },
  removeCard: {
    en: 'Remove {name}',
    fr: 'Retirer {name}',
    de: '{name} entfernen',
    pt: 'Remover {name}',
    ar: 'إزالة {name}',
  },
  removed: {
    en: '{name} removed',
    fr: '{name} retiré',
    de: '{name} entfernt',
    pt: '{name} removido',
    ar: 'أُزيل {name}',
  },
  thisCard: { en: 'this card', fr: 'cette carte', de: 'diese Karte', pt: 'este cartão', ar: 'هذه البطاقة' },
} satisfies UiTexts;
