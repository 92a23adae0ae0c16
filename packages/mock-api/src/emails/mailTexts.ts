import { conversationTexts } from './conversationTexts';
import { draftTexts } from './draftTexts';
import { inboxTexts } from './inboxTexts';
import type { MailText } from './mailText';
import { sentTexts } from './sentTexts';
import { spamTexts } from './spamTexts';
import { trashTexts } from './trashTexts';

/** All demo emails. Their order determines their IDs. */
export const mailTexts: readonly MailText[] = [
  ...conversationTexts,
  ...inboxTexts,
  ...sentTexts,
  ...draftTexts,
  ...spamTexts,
  ...trashTexts,
];
