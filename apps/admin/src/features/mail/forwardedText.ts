import type { MailMessage } from '@larder/domain/contract';
import type { TFunction } from 'i18next';
import type { MailLabels } from './useMailLabels';
import { escapeHtml } from '../../lib/plainText';

/** Returns the text of a forwarded message: sender, time and subject, then the message. The editor sanitizes it. */
export function forwardedText(message: MailMessage, labels: MailLabels, t: TFunction) {
  const facts = [
    t('mail.forward.title'),
    t('mail.forward.from', { name: `${message.from.name} <${message.from.email}>` }),
    t('mail.forward.date', { time: labels.longTime(message.time) }),
    t('mail.forward.subject', { subject: labels.subject(message) }),
  ];
  return `<p></p><p>${facts.map(escapeHtml).join('<br>')}</p>${message.message}`;
}
