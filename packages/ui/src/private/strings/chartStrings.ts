import type { UiTexts } from './strings';
import { widgetStrings } from './widgetStrings';

/** Built-in texts of charts. Includes the core texts. */
export const chartStrings = {
  ...widgetStrings,
  download: { en: 'Download', fr: 'Télécharger', de: 'Herunterladen', pt: 'Transferir', ar: 'تنزيل' },
  downloadCsv: {
    en: 'Values as CSV',
    fr: 'Valeurs en CSV',
    de: 'Werte als CSV',
    pt: 'Valores em CSV',
    ar: 'القيم بصيغة CSV',
  },
  downloadPng: {
    en: 'Picture as PNG',
    fr: 'Image en PNG',
    de: 'Bild als PNG',
    pt: 'Imagem em PNG',
    ar: 'صورة بصيغة PNG',
  },
  downloadSvg: {
    en: 'Picture as SVG',
    fr: 'Image en SVG',
    de: 'Bild als SVG',
    pt: 'Imagem em SVG',
    ar: 'صورة بصيغة SVG',
  },
  hideSeries: {
    en: 'Hide {name}',
    fr: 'Masquer {name}',
    de: '{name} ausblenden',
    pt: 'Ocultar {name}',
    ar: 'إخفاء {name}',
  },
  noValue: { en: 'no value', fr: 'aucune valeur', de: 'kein Wert', pt: 'sem valor', ar: 'لا توجد قيمة' },
  nothingToShow: {
    en: 'Nothing to show yet',
    fr: 'Rien à afficher pour le moment',
    de: 'Noch nichts anzuzeigen',
    pt: 'Ainda nada para mostrar',
    ar: 'لا يوجد ما يُعرض بعد',
  },
  share: { en: 'Share', fr: 'Part', de: 'Anteil', pt: 'Parte', ar: 'الحصة' },
  showAsChart: {
    en: 'Show as chart',
    fr: 'Afficher en graphique',
    de: 'Als Diagramm zeigen',
    pt: 'Mostrar como gráfico',
    ar: 'عرض كمخطط',
  },
  showAsTable: {
    en: 'Show as table',
    fr: 'Afficher en tableau',
    de: 'Als Tabelle zeigen',
    pt: 'Mostrar como tabela',
    ar: 'عرض كجدول',
  },
} satisfies UiTexts;
