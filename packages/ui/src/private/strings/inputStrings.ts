import { coreStrings } from './coreStrings';
import type { UiTexts } from './strings';

/** Built-in texts of date, number and code fields. Includes the core texts. */
export const inputStrings = {
  ...coreStrings,
  clear: { en: 'Clear', fr: 'Effacer', de: 'Leeren', pt: 'Limpar', ar: 'مسح' },
  from: { en: 'From', fr: 'De', de: 'Von', pt: 'De', ar: 'من' },
  noRating: { en: 'No rating', fr: 'Sans note', de: 'Keine Bewertung', pt: 'Sem classificação', ar: 'بلا تقييم' },
  notAfter: {
    en: 'Enter {date} or earlier.',
    fr: 'Saisissez {date} ou plus tôt.',
    de: '{date} oder früher eingeben.',
    pt: 'Introduza {date} ou antes.',
    ar: 'أدخل {date} أو قبله.',
  },
  notBefore: {
    en: 'Enter {date} or later.',
    fr: 'Saisissez {date} ou plus tard.',
    de: '{date} oder später eingeben.',
    pt: 'Introduza {date} ou depois.',
    ar: 'أدخل {date} أو بعده.',
  },
  notThatDay: {
    en: 'Choose another day.',
    fr: 'Choisissez un autre jour.',
    de: 'Einen anderen Tag wählen.',
    pt: 'Escolha outro dia.',
    ar: 'اختر يومًا آخر.',
  },
  presets: {
    en: 'Quick choices',
    fr: 'Choix rapides',
    de: 'Schnellauswahl',
    pt: 'Escolhas rápidas',
    ar: 'خيارات سريعة',
  },
  today: {
    en: 'Today, {date}',
    fr: 'Aujourd’hui, {date}',
    de: 'Heute, {date}',
    pt: 'Hoje, {date}',
    ar: 'اليوم، {date}',
  },
  rating: {
    en: '{value} of {max}',
    fr: '{value} sur {max}',
    de: '{value} von {max}',
    pt: '{value} de {max}',
    ar: '{value} من {max}',
  },
  reversed: {
    en: 'The last day must not be before the first.',
    fr: 'Le dernier jour ne doit pas précéder le premier.',
    de: 'Der letzte Tag darf nicht vor dem ersten liegen.',
    pt: 'O último dia não pode ser anterior ao primeiro.',
    ar: 'يجب ألا يسبق اليوم الأخير اليوم الأول.',
  },
  time: { en: 'Time', fr: 'Heure', de: 'Uhrzeit', pt: 'Hora', ar: 'الوقت' },
  to: { en: 'To', fr: 'À', de: 'Bis', pt: 'Até', ar: 'إلى' },
} satisfies UiTexts;
