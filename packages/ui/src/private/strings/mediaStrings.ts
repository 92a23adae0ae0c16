import { coreStrings } from './coreStrings';
import type { UiTexts } from './strings';

/** Built-in texts of media players. */
export const mediaStrings = {
  ...coreStrings,
  captions: { en: 'Captions', fr: 'Sous-titres', de: 'Untertitel', pt: 'Legendas', ar: 'الترجمة' },
  captionsOff: { en: 'Off', fr: 'Désactivés', de: 'Aus', pt: 'Desativadas', ar: 'إيقاف' },
  playFailed: {
    en: 'This file could not be played.',
    fr: 'Ce fichier n’a pas pu être lu.',
    de: 'Diese Datei konnte nicht abgespielt werden.',
    pt: 'Não foi possível reproduzir este ficheiro.',
    ar: 'تعذّر تشغيل هذا الملف.',
  },
  fullScreen: { en: 'Full screen', fr: 'Plein écran', de: 'Vollbild', pt: 'Ecrã inteiro', ar: 'ملء الشاشة' },
  fullScreenLeave: {
    en: 'Exit full screen',
    fr: 'Quitter le plein écran',
    de: 'Vollbild verlassen',
    pt: 'Sair do ecrã inteiro',
    ar: 'الخروج من ملء الشاشة',
  },
  mute: { en: 'Mute', fr: 'Couper le son', de: 'Stumm schalten', pt: 'Silenciar', ar: 'كتم الصوت' },
  pause: { en: 'Pause', fr: 'Mettre en pause', de: 'Pausieren', pt: 'Pausar', ar: 'إيقاف مؤقت' },
  play: { en: 'Play', fr: 'Lire', de: 'Abspielen', pt: 'Reproduzir', ar: 'تشغيل' },
  position: { en: 'Position', fr: 'Position', de: 'Position', pt: 'Posição', ar: 'الموضع' },
  positionOf: {
    en: '{time} of {duration}',
    fr: '{time} sur {duration}',
    de: '{time} von {duration}',
    pt: '{time} de {duration}',
    ar: '{time} من {duration}',
  },
  speed: { en: 'Speed', fr: 'Vitesse', de: 'Geschwindigkeit', pt: 'Velocidade', ar: 'السرعة' },
  unmute: { en: 'Unmute', fr: 'Rétablir le son', de: 'Ton an', pt: 'Repor o som', ar: 'تشغيل الصوت' },
  volume: { en: 'Volume', fr: 'Volume', de: 'Lautstärke', pt: 'Volume', ar: 'مستوى الصوت' },
} satisfies UiTexts;
