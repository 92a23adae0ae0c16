import type { ReactNode } from 'react';

export interface ChatAuthor {
  id: string | number;
  name: string;
  /** Picture. */
  avatar?: string;
}

export interface ChatMessage {
  id: string;
  author: ChatAuthor;
  /** When it was said, ISO with its zone. */
  time: string;
  /** Words, or a picture. */
  content: ReactNode;
  /** What is read out when it comes, where the content is no text. */
  text?: string;
  /** The reader wrote it: it stands at the other side. */
  isOwn?: boolean;
  /** How far it has come, under one's own. */
  status?: 'sending' | 'sent' | 'read' | 'failed';
  /** A picture or a card fills its bubble to the edge. */
  isMedia?: boolean;
}
