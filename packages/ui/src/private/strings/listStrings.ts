import { filterStrings } from './filterStrings';
import { selectionStrings } from './selectionStrings';
import type { UiTexts } from './strings';
import { tableStrings } from './tableStrings';
import { widgetStrings } from './widgetStrings';

/** Built-in texts of bulk actions, menus and empty states of tables. */
export const listStrings = {
  ...tableStrings,
  ...filterStrings,
  ...selectionStrings,
  nothingMatches: widgetStrings.nothingMatches,
  changePerPage: {
    en: 'Rows per page',
    fr: 'Lignes par page',
    de: 'Zeilen pro Seite',
    pt: 'Linhas por página',
    ar: 'الصفوف في كل صفحة',
  },
  comfortable: { en: 'Comfortable', fr: 'Confortable', de: 'Bequem', pt: 'Confortável', ar: 'مريح' },
  compact: { en: 'Compact', fr: 'Compact', de: 'Kompakt', pt: 'Compacto', ar: 'مضغوط' },
  listEmpty: {
    en: 'Nothing here yet',
    fr: 'Rien ici pour l’instant',
    de: 'Hier ist noch nichts',
    pt: 'Ainda não há nada aqui',
    ar: 'لا شيء هنا بعد',
  },
  listFailed: {
    en: 'Could not load this list',
    fr: 'Impossible de charger cette liste',
    de: 'Diese Liste konnte nicht geladen werden',
    pt: 'Não foi possível carregar esta lista',
    ar: 'تعذّر تحميل هذه القائمة',
  },
  nothingMatchesHint: {
    en: 'Change or clear the filters to see more.',
    fr: 'Modifiez ou effacez les filtres pour en voir plus.',
    de: 'Ändern oder entfernen Sie die Filter, um mehr zu sehen.',
    pt: 'Altere ou limpe os filtros para ver mais.',
    ar: 'غيّر عوامل التصفية أو امسحها لرؤية المزيد.',
  },
  resetToDefault: {
    en: 'Reset to default',
    fr: 'Rétablir par défaut',
    de: 'Auf Standard zurücksetzen',
    pt: 'Repor predefinição',
    ar: 'استعادة الافتراضي',
  },
  selectAllRows: {
    en: 'Select all {total}',
    fr: 'Tout sélectionner ({total})',
    de: 'Alle {total} auswählen',
    pt: 'Selecionar todos os {total}',
    ar: 'تحديد الكل ({total})',
  },
} satisfies UiTexts;
