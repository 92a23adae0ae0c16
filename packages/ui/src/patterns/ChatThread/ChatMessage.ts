import type { ReactNode } from 'react';

export interface ChatAuthor {
  /** Who it is, whatever the name: what one person says in a row is one group. */
  id: string | number;
  /** Name over the group, and what the initials are made of. */
  name: string;
  /** Picture. */
  avatar?: string;
}

export interface ChatMessage {
  /** Key among the messages. */
  id: string;
  /** Who said it. */
  author: ChatAuthor;
  /** When it was said, ISO with its zone. */
  time: string;
  /** Words, or a picture. */
  content: ReactNode;
  /** What is read out when it comes, where the content is no text. */
  text?: string;
  /** The reader wrote it: it stands at the other side. */
  own?: boolean;
  /** How far it has come, under one's own. */
  status?: 'sending' | 'sent' | 'read' | 'failed';
  /** A picture or a card fills its bubble to the edge. */
  media?: boolean;
}
