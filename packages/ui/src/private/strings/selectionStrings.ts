import type { UiTexts } from './strings';

/** Built-in texts of the actions for selected rows. */
export const selectionStrings = {
  bulkActions: {
    en: 'Actions for the selection',
    fr: 'Actions pour la sélection',
    de: 'Aktionen für die Auswahl',
    pt: 'Ações para a seleção',
    ar: 'إجراءات للمحدد',
  },
  clearSelection: {
    en: 'Clear selection',
    fr: 'Annuler la sélection',
    de: 'Auswahl aufheben',
    pt: 'Limpar a seleção',
    ar: 'إلغاء التحديد',
  },
  selectedCount: {
    en: '{count} selected',
    fr: '{count} sélectionnés',
    de: '{count} ausgewählt',
    pt: '{count} selecionados',
    ar: '{count} محدد',
  },
} satisfies UiTexts;
