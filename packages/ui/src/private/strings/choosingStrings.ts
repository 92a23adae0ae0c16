import { coreStrings } from './coreStrings';
import type { UiTexts } from './strings';

/** Built-in texts of lists and their fields. Includes the core texts. */
export const choosingStrings = {
  ...coreStrings,
  add: {
    en: 'Add “{name}”',
    fr: 'Ajouter « {name} »',
    de: '„{name}“ hinzufügen',
    pt: 'Adicionar «{name}»',
    ar: 'إضافة «{name}»',
  },
  atMost: {
    en: 'At most {count}',
    fr: '{count} au maximum',
    de: 'Höchstens {count}',
    pt: 'No máximo {count}',
    ar: '{count} كحد أقصى',
  },
  chosen: { en: 'Selected', fr: 'Sélection', de: 'Ausgewählt', pt: 'Selecionados', ar: 'المختار' },
  clear: { en: 'Clear', fr: 'Effacer', de: 'Leeren', pt: 'Limpar', ar: 'مسح' },
  loadFailed: {
    en: 'Could not load. Open the list again.',
    fr: 'Chargement impossible. Rouvrez la liste.',
    de: 'Laden nicht möglich. Öffnen Sie die Liste erneut.',
    pt: 'Não foi possível carregar. Abra a lista de novo.',
    ar: 'تعذّر التحميل. افتح القائمة مجددًا.',
  },
  nothingHere: {
    en: 'Nothing here yet',
    fr: 'Rien ici pour l’instant',
    de: 'Noch nichts hier',
    pt: 'Ainda sem nada',
    ar: 'لا شيء هنا بعد',
  },
  nothingMatches: {
    en: 'No results',
    fr: 'Aucun résultat',
    de: 'Keine Treffer',
    pt: 'Nenhum resultado',
    ar: 'لا توجد نتائج',
  },
  removed: {
    en: '{name} removed',
    fr: '{name} retiré',
    de: '{name} entfernt',
    pt: '{name} removido',
    ar: 'أُزيل {name}',
  },
} satisfies UiTexts;
