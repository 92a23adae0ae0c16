import type { MailText } from './mailText';

export const trashTexts: readonly MailText[] = [
  { folder: 'trash', from: 'greens', subject: 'Boxes of last week', body: 'Seven boxes are still with you.', ago: 160 },
  {
    folder: 'trash',
    from: 'coffee',
    subject: 'Summer lots, last call',
    body: 'The lemon one is nearly gone.',
    ago: 400,
    labels: ['company'],
  },
  {
    folder: 'trash',
    from: 'larder',
    subject: 'Printer at the pass was offline for 4 min',
    body: 'It is back. Two tickets were printed late: 118 and 119.',
    ago: 55,
    isStarred: true,
  },
  { folder: 'trash', to: ['seo'], subject: 'No', body: 'Take us off your list.', ago: 29 },
  {
    folder: 'trash',
    from: 'landlord',
    subject: 'Lift inspection',
    body: 'Done, no remarks.',
    ago: 300,
    isUnread: true,
  },
];
