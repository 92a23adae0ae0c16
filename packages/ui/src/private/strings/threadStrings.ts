import { coreStrings } from './coreStrings';
import type { UiTexts } from './strings';

/** Built-in texts of mail lists, chats and panes. */
export const threadStrings = {
  ...coreStrings,
  attachment: { en: 'Attachment', fr: 'Pièce jointe', de: 'Anhang', pt: 'Anexo', ar: 'مرفق' },
  backToList: {
    en: 'Back to the list',
    fr: 'Retour à la liste',
    de: 'Zurück zur Liste',
    pt: 'Voltar à lista',
    ar: 'العودة إلى القائمة',
  },
  chooseName: {
    en: 'Select {name}',
    fr: 'Sélectionner {name}',
    de: '{name} auswählen',
    pt: 'Selecionar {name}',
    ar: 'تحديد {name}',
  },
  latest: {
    en: 'Jump to the latest',
    fr: 'Aller au plus récent',
    de: 'Zum Neuesten springen',
    pt: 'Ir para o mais recente',
    ar: 'الانتقال إلى الأحدث',
  },
  labelsOf: {
    en: 'Labels: {names}',
    fr: 'Étiquettes : {names}',
    de: 'Labels: {names}',
    pt: 'Etiquetas: {names}',
    ar: 'التصنيفات: {names}',
  },
  newCount: { en: '{count} new', fr: '{count} nouveaux', de: '{count} neu', pt: '{count} novas', ar: '{count} جديدة' },
  newMessages: {
    en: 'New messages',
    fr: 'Nouveaux messages',
    de: 'Neue Nachrichten',
    pt: 'Mensagens novas',
    ar: 'رسائل جديدة',
  },
  nothingHere: {
    en: 'Nothing here yet',
    fr: 'Rien ici pour l’instant',
    de: 'Noch nichts hier',
    pt: 'Ainda sem nada',
    ar: 'لا شيء هنا بعد',
  },
  resize: {
    en: 'Width of the list',
    fr: 'Largeur de la liste',
    de: 'Breite der Liste',
    pt: 'Largura da lista',
    ar: 'عرض القائمة',
  },
  retryMessage: { en: 'Send again', fr: 'Renvoyer', de: 'Erneut senden', pt: 'Enviar de novo', ar: 'إعادة الإرسال' },
  star: {
    en: 'Star {name}',
    fr: 'Suivre {name}',
    de: '{name} markieren',
    pt: 'Marcar {name}',
    ar: 'تمييز {name} بنجمة',
  },
  statusFailed: { en: 'Not sent', fr: 'Non envoyé', de: 'Nicht gesendet', pt: 'Não enviada', ar: 'لم تُرسل' },
  statusRead: { en: 'Read', fr: 'Lu', de: 'Gelesen', pt: 'Lida', ar: 'مقروءة' },
  statusSending: { en: 'Sending', fr: 'Envoi', de: 'Wird gesendet', pt: 'A enviar', ar: 'جارٍ الإرسال' },
  statusSent: { en: 'Sent', fr: 'Envoyé', de: 'Gesendet', pt: 'Enviada', ar: 'مُرسلة' },
  unread: { en: 'Unread', fr: 'Non lu', de: 'Ungelesen', pt: 'Não lida', ar: 'غير مقروءة' },
  you: { en: 'You', fr: 'Vous', de: 'Sie', pt: 'Eu', ar: 'أنت' },
} satisfies UiTexts;
