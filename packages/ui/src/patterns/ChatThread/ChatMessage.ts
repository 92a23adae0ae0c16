import type { ReactNode } from 'react';

export interface ChatAuthor {
  /** Stable ID. Consecutive messages of one author form a group. */
  id: string | number;
  /** Full name. The first name is shown below the group. */
  name: string;
  /** URL of the image. */
  avatar?: string;
}

export interface ChatMessage {
  /** Unique ID. */
  id: string;
  /** Author of the message. */
  author: ChatAuthor;
  /** Time sent, ISO with offset. */
  time: string;
  /** Text or media. */
  content: ReactNode;
  /** Announced text of a message whose content is not text. */
  text?: string;
  /** If true, the message was sent by the user and is aligned to the end. */
  own?: boolean;
  /** Delivery status, shown below the user's messages. `waiting`: it is sent when there is a connection. */
  status?: 'sending' | 'waiting' | 'sent' | 'read' | 'failed';
  /** Actions next to the message, visible on hover and focus. */
  actions?: ReactNode;
  /** If true, the content fills its bubble to the edge. */
  media?: boolean;
}
