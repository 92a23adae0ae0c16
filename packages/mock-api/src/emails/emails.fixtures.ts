import type { MailMessage, MailPerson } from '@larder/domain/contract';
import { createRandom } from '../random';
import { drawPlate } from '../users/avatar';
import type { Seed } from '../users/users.fixtures';
import { mailPeople, type PersonKey } from './mailPeople';
import type { MailText } from './mailText';
import { mailTexts } from './mailTexts';

/** An email with server-side properties. */
export interface MailRow extends MailMessage {
  /** ID of the first message of the conversation. */
  thread: number;
  /** True for a draft that was never sent, in any folder. */
  isUnsent?: boolean;
}

const hour = 3_600_000;
const week = 7 * 24 * hour;

const person = (key: PersonKey) => {
  const [name, email] = mailPeople[key];
  return { name, email };
};

function sender(key: PersonKey): MailMessage['from'] {
  const { name, email } = person(key);
  return { name, email, avatar: email.endsWith('@saltmarsh.example') && key !== 'own' ? drawPlate(email) : '' };
}

const paragraphs = (text: string) =>
  text.startsWith('<')
    ? text
    : text
        .split('|')
        .map((part) => `<p>${part}</p>`)
        .join('');

function toMail(now: Date, ids: ReadonlyMap<string, number>) {
  return (text: MailText, index: number): MailRow => {
    const { from = 'own', subject, body, folder = 'inbox', ago, labels = [], files = [], key, replyTo, later } = text;
    const id = index + 1;
    const people = (keys: readonly PersonKey[] = []): MailPerson[] => keys.map(person);
    const parent = replyTo === undefined ? undefined : ids.get(replyTo);
    const isDraft = folder === 'draft';
    const at = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
    return {
      id,
      from: sender(from),
      to: people(text.to ?? (from === 'own' ? [] : ['own'])),
      cc: people(text.cc),
      bcc: [],
      subject,
      message: paragraphs(body),
      attachments: [...files],
      isStarred: text.isStarred ?? false,
      isRead: !text.isUnread,
      labels: [...labels],
      time: at(-ago),
      folder,
      ...(parent === undefined ? {} : { replyTo: parent }),
      ...(later === undefined ? {} : { scheduledAt: at(later) }),
      thread: ids.get(text.thread ?? key ?? '') ?? id,
      ...(isDraft && from === 'own' ? { isUnsent: true } : {}),
    };
  };
}

/** Creates the nightly reports of the POS system. */
function closings(): MailText[] {
  return Array.from({ length: 12 }, (_, index) => {
    const { whole, pick } = createRandom(`closing mail ${index}`);
    const place = ['Saltbox &amp; Rye', 'Casa Alecrim', 'Komorebi Table'][index % 3] as string;
    const covers = whole(84, 212);
    return {
      from: 'larder',
      subject: `Day closed: ${place.replace('&amp;', '&')}, ${covers} covers`,
      body: `${covers} covers, ${whole(2, 9)} voids, ${whole(0, 4)} comps. Card and cash agree.|${pick(['Best seller: brown butter hake.', 'Best seller: bread and cultured butter.', 'Sold out before ten: the tart of the day.'])}`,
      ago: 17 + Math.floor(index / 3) * 24 + (index % 3) * 2.5,
      labels: ['company'],
      isUnread: index === 0,
    };
  });
}

/** Creates about sixty emails. `large` repeats them weekly up to 5,000. */
export function seedMails(seed: Seed, now: Date): MailRow[] {
  if (seed === 'empty') return [];
  const texts = [...mailTexts, ...closings()];
  const ids = new Map(texts.flatMap(({ key }, index) => (key === undefined ? [] : [[key, index + 1] as const])));
  const mails = texts.map(toMail(now, ids));
  if (seed === 'default') return mails;
  return Array.from({ length: 5000 }, (_, index) => {
    const mail = mails[index % mails.length] as MailRow;
    const round = Math.floor(index / mails.length);
    const shift = round * mails.length;
    const { replyTo, scheduledAt: _never, ...rest } = mail;
    return {
      ...rest,
      ...(replyTo === undefined ? {} : { replyTo: replyTo + shift }),
      id: mail.id + shift,
      thread: mail.thread + shift,
      from: { ...mail.from, avatar: round === 0 ? mail.from.avatar : '' },
      attachments: round === 0 ? mail.attachments : [],
      time: new Date(Date.parse(mail.time) - round * week).toISOString(),
    };
  });
}
