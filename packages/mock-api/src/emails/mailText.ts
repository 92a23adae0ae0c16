import type { Attachment, MailFolder, MailLabel } from '@larder/domain/contract';
import type { PersonKey } from './mailPeople';

/** The content of a demo email, with times relative to now. */
export interface MailText {
  /** Name that `replyTo` and `thread` of other emails refer to. */
  key?: string;
  from?: PersonKey;
  to?: readonly PersonKey[];
  cc?: readonly PersonKey[];
  subject: string;
  /** Paragraphs separated by `|`, or HTML if it starts with `<`. */
  body: string;
  folder?: MailFolder;
  /** Hours before now. */
  ago: number;
  labels?: readonly MailLabel[];
  files?: readonly Attachment[];
  isStarred?: boolean;
  isUnread?: boolean;
  replyTo?: string;
  /** Key of the first email of the conversation. */
  thread?: string;
  /** Hours from now at which it is sent. */
  later?: number;
}
