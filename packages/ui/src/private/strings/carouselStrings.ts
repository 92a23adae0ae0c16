import type { UiTexts } from './strings';

/** Built-in texts of carousels. */
export const carouselStrings = {
  carousel: { en: 'carousel', fr: 'carrousel', de: 'Karussell', pt: 'carrossel', ar: 'عرض دوّار' },
  goToSlide: {
    en: 'Show {index} of {count}',
    fr: 'Afficher {index} sur {count}',
    de: '{index} von {count} anzeigen',
    pt: 'Mostrar {index} de {count}',
    ar: 'عرض {index} من {count}',
  },
  nextSlide: { en: 'Next', fr: 'Suivant', de: 'Weiter', pt: 'Seguinte', ar: 'التالي' },
  pauseSlides: {
    en: 'Pause slideshow',
    fr: 'Mettre le diaporama en pause',
    de: 'Diashow pausieren',
    pt: 'Pausar a apresentação',
    ar: 'إيقاف عرض الشرائح مؤقتًا',
  },
  playSlides: {
    en: 'Start slideshow',
    fr: 'Lancer le diaporama',
    de: 'Diashow starten',
    pt: 'Iniciar a apresentação',
    ar: 'تشغيل عرض الشرائح',
  },
  previousSlide: { en: 'Previous', fr: 'Précédent', de: 'Zurück', pt: 'Anterior', ar: 'السابق' },
  slide: { en: 'slide', fr: 'diapositive', de: 'Folie', pt: 'diapositivo', ar: 'شريحة' },
  slideOf: {
    en: '{index} of {count}',
    fr: '{index} sur {count}',
    de: '{index} von {count}',
    pt: '{index} de {count}',
    ar: '{index} من {count}',
  },
  slidePicker: { en: 'Slides', fr: 'Diapositives', de: 'Folien', pt: 'Diapositivos', ar: 'الشرائح' },
} satisfies UiTexts;
