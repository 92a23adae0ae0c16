import { mailFiles } from './mailFiles';
import type { MailText } from './mailText';

const { pdf } = mailFiles;

export const sentTexts: readonly MailText[] = [
  {
    folder: 'sent',
    to: ['coffee'],
    subject: 'Order 2211',
    body: '24 kg house, 6 kg decaf, on Thursday as usual.',
    ago: 33,
    labels: ['company'],
  },
  {
    folder: 'sent',
    to: ['sister'],
    subject: 'The cake',
    body: 'I bring it. You do the candles.',
    ago: 58,
    labels: ['personal'],
  },
  {
    folder: 'sent',
    to: ['ilse', 'priya', 'kenji'],
    subject: 'Managers’ round on Monday',
    body: 'Ten o’clock, back office. Bring the voids above 40 and the one thing you would stop doing.',
    ago: 76,
    labels: ['company', 'important'],
  },
  {
    folder: 'sent',
    to: ['guest2'],
    subject: 'Your scarf',
    body: 'It hangs behind the bar with your name on it.',
    ago: 50,
  },
  {
    folder: 'sent',
    to: ['bakery'],
    subject: 'Six loaves a day until Tuesday',
    body: 'Deck oven 2 is out. Six of the dark ones before eleven, please put them on the house account.',
    ago: 12,
    labels: ['company'],
    isStarred: true,
  },
  {
    folder: 'sent',
    to: ['landlord'],
    subject: 'Awning',
    body: 'Plans attached. The posts stand on our side of the drain.',
    ago: 130,
    files: [pdf('awning', 'Awning: plan, scale 1 to 50')],
  },
];
