import { serverNow } from '@larder/domain';
import { replyTo, type Email, type MailMessage, type OpenedEmail } from '@larder/domain/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPageHook, useMockServer } from '../../testing/mockServer';
import { startTestSession } from '../../testing/testSession';
import { forwardedText } from './forwardedText';
import { mailRow } from './mailRows';
import type { Composers } from './useComposers';
import { useMailLabels } from './useMailLabels';
import { useReplying } from './useReplying';

const { signIn } = useMockServer();

const self = { name: 'Maren Holt', email: 'maren.holt@saltmarsh.example', avatar: '/maren.webp' };
const bea = { name: 'Bea Lindqvist', email: 'bea@postbox.example', avatar: '/bea.webp' };
const nameless = { name: '', email: 'dock@harbor.example', avatar: '' };
const mail = (changes: Partial<Email> = {}): Email => ({
  id: 7,
  from: bea,
  to: [self],
  cc: [],
  bcc: [],
  subject: 'Oysters',
  message: '<p>Six dozen</p><p>natives</p>',
  attachments: [],
  isStarred: false,
  isRead: true,
  labels: [],
  time: '2026-11-20T18:02:00Z',
  folder: 'inbox',
  replies: [],
  ...changes,
});
const labels = () => renderPageHook(useMailLabels).current;

describe('the texts of emails', () => {
  it('the user is named "you", and people without a name by their address', () => {
    const { isSelf, people, person, recipients } = labels();
    expect([isSelf(self), isSelf(bea)]).toEqual([true, false]);
    expect(people([self, bea, nameless])).toBe('mail.you, Bea Lindqvist and dock@harbor.example');
    expect(person(nameless)).toBe('dock@harbor.example');
    expect(recipients([bea, nameless])).toBe('mail.toPeople people=Bea Lindqvist and dock@harbor.example');
  });

  it('shows the time of today, the day of this year, and the year of earlier emails', async () => {
    // Without a time zone of the restaurant, the times are those of the device, like the dates below.
    startTestSession({ workPlaces: [{ _id: 'quay', name: 'Quay Street' }] });
    const { shortTime, longTime } = labels();
    const now = serverNow();
    const at = (year: number, month = now.getMonth(), day = now.getDate()) =>
      new Date(year, month, day, 9, 5).toISOString();
    const year = now.getFullYear();
    expect(shortTime(at(year))).toMatch(/^0?9:05/);
    expect(shortTime(at(year, now.getMonth() === 5 ? 6 : 5, 3))).toMatch(/^3 Ju[nl]y?$/);
    expect(shortTime(at(year - 1))).toContain(String(year - 1));
    expect(longTime(at(year))).toMatch(/, 0?9:05/);
    expect(longTime(at(year))).not.toContain(String(year));
    expect(longTime(at(year - 1))).toContain(String(year - 1));
    await signIn('owner');
  });

  it("times are in the restaurant's time zone, named if the device has another", async () => {
    startTestSession({ workPlaces: [{ _id: 'quay', name: 'Quay Street', timeZone: 'Pacific/Kiritimati' }] });
    const { shortTime, longTime } = labels();
    expect(longTime('2020-11-20T18:02:00Z')).toBe('Sat, 21 Nov 2020, 08:02 GMT+14');
    expect(shortTime('2020-11-20T18:02:00Z')).toBe('21 Nov 2020');
    await signIn('owner');
  });

  it('an email without a subject has a text in its place', () => {
    expect([labels().subject({ subject: '  ' }), labels().subject({ subject: ' Ice ' })]).toEqual([
      'mail.noSubject',
      'Ice',
    ]);
  });
});

describe('mailRow', () => {
  const attachment = { fileName: 'list.csv' } as unknown as Email['attachments'][number];

  it('shows the sender of a received email', () => {
    const row = mailRow(
      mail({ isRead: false, isStarred: true, labels: ['personal'], attachments: [attachment] }),
      labels(),
    );
    expect(row).toMatchObject({
      id: '7',
      unread: true,
      starred: true,
      attachment: true,
      avatar: '/bea.webp',
      from: 'Bea Lindqvist',
      colorKey: 'bea@postbox.example',
      subject: 'Oysters',
      excerpt: 'Six dozen natives',
      labels: [{ name: 'mail.labels.personal', tone: 'c4' }],
    });
    expect(mailRow(mail(), labels())).toMatchObject({ unread: false, starred: false, attachment: false, labels: [] });
    expect(mailRow(mail({ from: nameless }), labels())).toMatchObject({
      from: 'dock@harbor.example',
      avatar: undefined,
    });
  });

  it('shows the recipients of an email that the user wrote', () => {
    for (const folder of ['sent', 'draft'] as const)
      expect(mailRow(mail({ folder, from: self, to: [bea] }), labels())).toMatchObject({
        from: 'mail.toPeople people=Bea Lindqvist',
        avatar: undefined,
        colorKey: 'bea@postbox.example',
      });
    expect(mailRow(mail({ folder: 'draft', from: self, to: [] }), labels()).from).toBe('mail.noRecipient');
    expect(mailRow(mail({ folder: 'trash', from: self, to: [bea] }), labels()).from).toBe(
      'mail.toPeople people=Bea Lindqvist',
    );
  });

  it('returns the same row until the email or the language changes', () => {
    const [one, texts] = [mail(), labels()];
    expect(mailRow(one, texts)).toBe(mailRow(one, texts));
    expect(mailRow(one, labels())).not.toBe(mailRow(one, texts));
    expect(mailRow(mail(), texts)).not.toBe(mailRow(one, texts));
  });
});

it('a forwarded text names sender, time and subject as text, then quotes the message', () => {
  const t = (key: string, values: object) => `${key} ${Object.values(values ?? {}).join()}`;
  const message: MailMessage = mail({ from: { ...bea, name: 'Bea <3' } });
  const time = labels().longTime(message.time);
  expect(forwardedText(message, labels(), t as never)).toBe(
    `<p></p><p>mail.forward.title <br>mail.forward.from Bea &lt;3 &lt;bea@postbox.example&gt;<br>mail.forward.date ${time}` +
      `<br>mail.forward.subject Oysters</p><p>Six dozen</p><p>natives</p>`,
  );
});

describe('useReplying', () => {
  const compose = vi.fn<Composers['compose']>();
  const composers = { compose } as unknown as Composers;
  const opened = (changes: Partial<OpenedEmail> = {}): OpenedEmail => ({
    ...mail(),
    hasPreviousMail: false,
    hasNextMail: false,
    ...changes,
  });
  const reply = mail({ id: 9, from: self, to: [bea] }) as MailMessage;
  beforeEach(() => compose.mockClear());

  it('replies to the last message below the email', async () => {
    const [email, texts] = [opened({ replies: [reply] }), labels()];
    const page = renderPageHook(() => useReplying(email, composers, texts));
    expect(page.current.isReplying).toBe(false);
    await page.run((replying) => replying.reply(reply, 'reply'));
    expect([page.current.isReplying, compose.mock.calls]).toEqual([true, []]);
    await page.run((replying) => replying.setReplying(false));
    expect(page.current.isReplying).toBe(false);
    await page.run((replying) => replying.setReplying(true));
    expect(page.current.isReplying).toBe(true);
  });

  it('other replies open a composer, and only forwarded messages are quoted', async () => {
    const [email, texts] = [opened({ replies: [reply] }), labels()];
    const page = renderPageHook(() => useReplying(email, composers, texts));
    await page.run((replying) => replying.reply(email, 'reply'));
    await page.run((replying) => replying.reply(reply, 'replyAll'));
    await page.run((replying) => replying.reply(reply, 'forward'));
    expect(page.current.isReplying).toBe(false);
    const [first, all, forwarded] = compose.mock.calls.map(([draft]) => draft);
    expect(first).toEqual(replyTo(email, 'reply', self.email));
    expect(all).toEqual(replyTo(reply, 'replyAll', self.email));
    expect(forwarded?.message).toContain('mail.forward.title');
  });

  it('a draft has no reply below it', async () => {
    const [draft, texts] = [opened({ folder: 'draft' }), labels()];
    const page = renderPageHook(() => useReplying(draft, composers, texts));
    await page.run((replying) => replying.reply(draft, 'reply'));
    expect([page.current.isReplying, compose.mock.calls.length]).toEqual([false, 1]);
  });
});
