import { excerptOf, type Email } from '@larder/domain/contract';
import type { Mail } from '@larder/ui/MailList';
import { labelTones, type MailLabels } from './useMailLabels';

const rows = new WeakMap<Email, { row: Mail; labels: MailLabels }>();

/** Returns the people of an email in a list: the recipients if the user wrote it, else the sender. */
function peopleOf({ from, to, folder }: Email, labels: MailLabels) {
  if (folder !== 'sent' && folder !== 'draft' && !labels.isSelf(from)) return from.name || from.email;
  return to.length > 0 ? labels.recipients(to) : labels.noRecipient;
}

/**
 * Returns the row of an email. Rows are cached, so that the list renders only changed rows. Texts are formatted only
 * when a row is visible, because a folder may have thousands of emails.
 */
export function mailRow(mail: Email, labels: MailLabels): Mail {
  const known = rows.get(mail);
  if (known?.labels === labels) return known.row;
  const isOwn = mail.folder === 'sent' || mail.folder === 'draft';
  const row: Mail = {
    id: String(mail.id),
    unread: !mail.isRead,
    starred: mail.isStarred,
    attachment: mail.attachments.length > 0,
    avatar: isOwn ? undefined : mail.from.avatar || undefined,
    get from() {
      return peopleOf(mail, labels);
    },
    get colorKey() {
      return isOwn ? mail.to[0]?.email : mail.from.email;
    },
    get subject() {
      return labels.subject(mail);
    },
    get excerpt() {
      return excerptOf(mail.message);
    },
    get time() {
      return labels.shortTime(mail.time);
    },
    get labels() {
      return mail.labels.map((label) => ({ name: labels.label(label), tone: labelTones[label] }));
    },
  };
  rows.set(mail, { row, labels });
  return row;
}
