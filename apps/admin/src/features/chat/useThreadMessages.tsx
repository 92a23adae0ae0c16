import type { OutgoingMessage } from '@larder/domain';
import { isOwnMessage, type ChatContact, type ChatMessage } from '@larder/domain/contract';
import type { ChatMessage as ThreadMessage } from '@larder/ui/ChatThread';
import { useMemo } from 'react';
import { MessageActions } from './components/MessageActions';
import { MessageBody } from './components/MessageBody';
import type { ChatActions } from './useChatActions';
import type { ChatPage } from './useChatPage';

/** The message that the typed text replies to or replaces. */
export type ComposerMode = { kind: 'reply' | 'edit'; message: ChatMessage } | undefined;

interface ThreadMessagesOptions {
  messages: readonly ChatMessage[];
  outgoing: readonly OutgoingMessage[];
  contact: ChatContact;
  page: ChatPage;
  actions: ChatActions;
  /** Text to mark. */
  find: string | undefined;
  onMode: (mode: ComposerMode) => void;
}

/** Converts the sent and unsent messages of a chat to messages of the thread. */
export function useThreadMessages({
  messages,
  outgoing,
  contact,
  page: { profile },
  actions,
  find,
  onMode,
}: ThreadMessagesOptions): ThreadMessage[] {
  const ownName = profile?.fullName ?? '';
  const mayReply = actions.denial('create') === undefined && !contact.isBlocked;
  const mayChange = actions.denial('update') === undefined;
  const { id, fullName, avatar } = contact;

  return useMemo(() => {
    const own = { id: 'me', name: ownName };
    const other = { id, name: fullName, avatar: avatar || undefined };
    const quoteOf = (replyTo: number | undefined) => {
      if (replyTo === undefined) return undefined;
      const quoted = messages.find((each) => each.id === replyTo);
      return quoted ? { message: quoted, name: isOwnMessage(quoted) ? ownName : fullName } : null;
    };
    const sharedOf = (message: Pick<ChatMessage, 'message' | 'attachment' | 'replyTo' | 'isEdited'>) => ({
      content: <MessageBody message={message} quote={quoteOf(message.replyTo)} find={find} />,
      text: message.message || message.attachment?.fileName,
      media: message.attachment?.type.startsWith('image/') && message.message === '' && message.replyTo === undefined,
    });
    const sent = messages.map((message): ThreadMessage => {
      const isOwn = isOwnMessage(message);
      return {
        ...sharedOf(message),
        id: String(message.id),
        author: isOwn ? own : other,
        own: isOwn,
        time: message.time,
        status: isOwn ? 'sent' : undefined,
        actions: (
          <MessageActions
            message={message}
            onReply={mayReply ? () => onMode({ kind: 'reply', message }) : undefined}
            onEdit={isOwn && mayChange && message.message ? () => onMode({ kind: 'edit', message }) : undefined}
            onDelete={isOwn && mayChange ? () => void actions.remove(contact, message) : undefined}
          />
        ),
      };
    });
    const unsent = outgoing.map((message): ThreadMessage => ({
      ...sharedOf(message),
      id: message.key,
      author: own,
      own: true,
      time: new Date(message.time).toISOString(),
      status: message.state,
    }));
    return [...sent, ...unsent];
    // oxlint-disable-next-line react/exhaustive-deps -- `actions` is a new object on every render, but its functions behave the same
  }, [messages, outgoing, contact, id, fullName, avatar, ownName, mayReply, mayChange, find, onMode]);
}
