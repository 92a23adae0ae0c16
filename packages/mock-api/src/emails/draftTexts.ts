import { mailFiles } from './mailFiles';
import type { MailText } from './mailText';

const { text } = mailFiles;

/** Drafts, one of them scheduled. */
export const draftTexts: readonly MailText[] = [
  {
    folder: 'draft',
    to: ['press'],
    subject: 'Re: A page about your bread',
    body: 'Dear Marguerite,|Come on Tuesday at four in the morning. Wear shoes that',
    ago: 2,
    labels: ['personal'],
  },
  {
    folder: 'draft',
    to: ['wine'],
    subject: 'The six cases',
    body: 'We take all six. Invoice to Casa Alecrim, delivery after the 20th.',
    ago: 3,
    later: 14,
    labels: ['company'],
  },
  { folder: 'draft', subject: '', body: 'Ideas for the staff party: bowling, boat, nothing at all', ago: 75 },
  { folder: 'draft', to: ['tomas'], subject: 'About Thursday', body: 'Tomás, fine with me, but', ago: 82 },
  {
    folder: 'draft',
    to: ['dairy'],
    cc: ['lucia'],
    subject: 'Deposit bottles',
    body: 'Two questions before we say yes: who washes them, and where do twelve crates stand in Lisbon?',
    ago: 90,
    files: [text('crates', 'Cold store 1: 4 crates\nCold store 2: 5 crates\nYard: none')],
  },
];
