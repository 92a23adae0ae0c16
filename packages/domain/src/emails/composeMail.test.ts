import { describe, expect, it } from 'vitest';
import { emptyDraft, forgotten, parsePerson, replyTo } from './composeMail';
import { excerptOf } from './emails';
import type { MailMessage } from './emails.contract';

const self = 'maren@saltmarsh.example';
const message: MailMessage = {
  id: 7,
  from: { name: 'Dana Ashworth', email: 'dana@postbox.example', avatar: '' },
  to: [{ name: 'Maren Holt', email: self }, { email: 'ILSE@saltmarsh.example' }],
  cc: [{ email: 'ilse@saltmarsh.example' }, { email: 'dana@postbox.example' }],
  bcc: [],
  subject: 'Table for 22',
  message: '<p>Hello</p>',
  attachments: [],
  isStarred: false,
  isRead: true,
  labels: ['important'],
  time: '2026-11-20T10:00:00.000Z',
  folder: 'inbox',
};

describe('replies', () => {
  it('a reply goes to the sender', () => {
    expect(replyTo(message, 'reply', self)).toEqual({
      ...emptyDraft,
      to: [{ name: 'Dana Ashworth', email: 'dana@postbox.example' }],
      subject: 'Re: Table for 22',
      replyTo: 7,
    });
  });

  it('a reply to all copies each other recipient once, without the user and the sender', () => {
    const { to, cc } = replyTo(message, 'replyAll', self);
    expect([to.length, cc]).toEqual([1, [{ email: 'ILSE@saltmarsh.example' }]]);
  });

  it('a reply to a message of the user goes to its recipients', () => {
    const own = { ...message, from: { ...message.from, email: self }, to: [{ email: 'dana@postbox.example' }] };
    expect(replyTo(own, 'reply', self).to).toEqual([{ email: 'dana@postbox.example' }]);
  });

  it('the prefix of a subject is not repeated', () => {
    expect(replyTo({ ...message, subject: 're: Table' }, 'reply', self).subject).toBe('re: Table');
    expect(replyTo({ ...message, subject: '' }, 'forward', self).subject).toBe('Fwd:');
  });

  it('a forward has the quoted text and the attachments, but no recipients', () => {
    const file = { fileName: 'a.txt', size: 1, type: 'text/plain', url: 'data:,a' };
    expect(replyTo({ ...message, attachments: [file] }, 'forward', self, '<p>Hello</p>')).toEqual({
      ...emptyDraft,
      subject: 'Fwd: Table for 22',
      message: '<p>Hello</p>',
      attachments: [file],
      forwardOf: 7,
    });
  });
});

describe('the composer', () => {
  it.each([
    ['dana@postbox.example', { email: 'dana@postbox.example' }],
    [' Dana Ashworth <dana@postbox.example> ', { name: 'Dana Ashworth', email: 'dana@postbox.example' }],
    ['"Ashworth, Dana" <dana@postbox.example>', { name: 'Ashworth, Dana', email: 'dana@postbox.example' }],
    ['nonsense', { email: 'nonsense' }],
  ])('reads the recipient %s', (text, person) => expect(parsePerson(text)).toEqual(person));

  it.each([
    ['', 'Hello', 0, 'subject'],
    ['Menu', '<p>The menu is attached.</p>', 0, 'attachment'],
    ['Menu', '<p>The menu is attached.</p>', 1, undefined],
    ['Menu', '<p>Im Anhang die Karte</p>', 0, 'attachment'],
    ['Menu', '<p>Anhänglich</p>', 0, undefined],
    ['القائمة', '<p>أرفقت القائمة</p>', 0, 'attachment'],
  ])('asks about a forgotten part of “%s”, “%s” with %i files: %s', (subject, text, files, part) => {
    const attachments = Array.from({ length: files }, () => ({ fileName: 'a', size: 1, type: '', url: 'data:,' }));
    expect(forgotten({ subject, message: text, attachments })).toBe(part);
  });
});

describe('excerpts', () => {
  it.each([
    ['<p>Good boat tonight.</p><p>Turbot</p>', 'Good boat tonight. Turbot'],
    ['<style>p { color: red }</style><p>a &amp; b &#60;c&#x3e;</p>', 'a & b <c>'],
    ['<script>alert(1)', ''],
    ['a < b', 'a < b'],
    ['<p>The <b>turbot</b>, please<a href="/">.</a></p>', 'The turbot, please.'],
    ['<p>Bonjour !</p>', 'Bonjour !'],
    ['<img src=x onerror="alert(1)', ''],
  ])('the excerpt of %s is %s', (html, text) => expect(excerptOf(html)).toBe(text));

  it.each([
    ['Order the turbot', 9, 'Order the'],
    ['Order the turbot', 12, 'Order the'],
    ['Order the turbot', 16, 'Order the turbot'],
    ['七面鳥を注文してください', 4, '七面鳥を'],
  ])('the excerpt of %s with %d characters is %s', (html, length, text) => expect(excerptOf(html, length)).toBe(text));

  it('limits the excerpt of a message with a million characters', () => {
    expect(excerptOf(`<p>${'<'.repeat(1_000_000)}`).length).toBeLessThanOrEqual(160);
  });
});
