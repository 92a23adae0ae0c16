import * as z from 'zod/mini';
import { attachmentSchema, sentAttachmentSchema } from '../http/attachment.contract';
import { defineEndpoint, rightOn } from '../http/endpoint';
import { integerParameter } from '../http/parameters';
import * as rule from '../http/fieldRules';
import { chatProfileSchema, chatStatus } from './chatProfile.contract';

/** Sender ID of the user's messages: the profile user, independent of the signed-in user. */
export const ownSenderId = 11;

const marks = {
  isMuted: z.optional(z.boolean()),
  isPinned: z.optional(z.boolean()),
  isBlocked: z.optional(z.boolean()),
  isImportant: z.optional(z.boolean()),
};

export const chatContactSchema = z.object({
  id: z.int(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  /** URL of a picture, or an empty string. */
  avatar: z.string(),
  status: chatStatus,
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Opening hours as text. */
  hours: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  ...marks,
});
export type ChatContact = z.infer<typeof chatContactSchema>;

export const chatMessageSchema = z.object({
  /** Unique within the chat, ascending. */
  id: z.optional(z.int()),
  message: z.string(),
  time: z.string(),
  senderId: z.int(),
  attachment: z.optional(attachmentSchema),
  /** ID of the message it replies to. */
  replyTo: z.optional(z.int()),
  isEdited: z.optional(z.boolean()),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const chatSchema = z.object({
  id: z.int(),
  /** The contact's ID. */
  userId: z.int(),
  unseenMsgs: z.int(),
  /** Oldest first. Deleted messages are omitted. */
  messages: z.array(chatMessageSchema),
  /** Number of messages before the first one in `messages`. */
  olderMessages: z.optional(z.int()),
});
export type Chat = z.infer<typeof chatSchema>;

const chatListEntrySchema = z.extend(chatContactSchema, {
  chat: z.object({
    id: z.int(),
    unseenMsgs: z.int(),
    /** `null` if the messages were cleared. */
    lastMessage: z.nullable(chatMessageSchema),
  }),
});
export type ChatListEntry = z.infer<typeof chatListEntrySchema>;

export const chatListSchema = z.object({
  /** Contacts with a chat, newest message first. */
  chatsContacts: z.array(chatListEntrySchema),
  /** All contacts that were not removed. */
  contacts: z.array(chatContactSchema),
  profileUser: chatProfileSchema,
});
export type ChatList = z.infer<typeof chatListSchema>;

export const openedChatSchema = z.object({ chat: z.nullable(chatSchema), contact: chatContactSchema });
export type OpenedChat = z.infer<typeof openedChatSchema>;

/** Maximum length of a message. */
export const messageLimit = 2000;

/** A message to send. It can be blank only with an attachment. */
export const newMessageSchema = z
  .object({
    contact: z.object({ id: z.int() }),
    message: z.string().check(rule.maxLength(messageLimit)),
    attachment: z.optional(sentAttachmentSchema),
    replyTo: z.optional(z.int()),
    /** Identifies the message, so that it is stored only once if it is sent again. */
    key: z.optional(z.string()),
  })
  .check(
    z.refine<{ message: string; attachment?: unknown }>(
      ({ message, attachment }) => message.trim() !== '' || attachment !== undefined,
      { error: 'required', path: ['message'] },
    ),
  );
export type NewMessage = z.infer<typeof newMessageSchema>;

const contactChangesSchema = z.object({
  ...marks,
  /** Hides the contact and its chat. */
  isRemoved: z.optional(z.boolean()),
  /** Hides the current messages. `false` shows them again. */
  cleared: z.optional(z.boolean()),
  tags: z.optional(z.array(z.string().check(rule.required, rule.maxLength(20)))),
});
export type ChatContactChanges = z.infer<typeof contactChangesSchema>;

const messageChangesSchema = z.object({
  id: z.int(),
  message: z.optional(z.string().check(rule.required, rule.maxLength(messageLimit))),
  /** Hides the message. `false` shows it again. */
  isDeleted: z.optional(z.boolean()),
});
export type ChatMessageChanges = z.infer<typeof messageChangesSchema>;

const right = rightOn('chat');
const messageId = () => z.optional(integerParameter());

export const chatEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/chat/chats-and-contacts',
    summary: 'Returns the chats of the user with their last message, their contacts and their chat profile.',
    ability: right('read'),
    input: z.object({}),
    output: chatListSchema,
  }),
  chat: defineEndpoint({
    method: 'GET',
    path: '/apps/chat/get-chat',
    summary: 'Returns the chat of the user with a contact and marks its messages as seen.',
    ability: right('read'),
    input: z.object({
      id: integerParameter(),
      /** Only messages before this one. */
      before: messageId(),
      /** Only this message and later ones. */
      from: messageId(),
      /** Maximum number of messages, counted from the newest. */
      limit: z.optional(z.pipe(integerParameter(), z.number().check(z.gte(1)))),
    }),
    output: openedChatSchema,
  }),
  send: defineEndpoint({
    method: 'POST',
    path: '/apps/chat/send-msg',
    summary: 'Sends a message to a contact. The first message creates the chat.',
    ability: right('create'),
    record: 'obj',
    status: 201,
    input: z.object({ obj: newMessageSchema }),
    output: z.object({
      response: z.object({
        newMessageData: chatMessageSchema,
        /** The contact's ID. */
        id: z.int(),
        /** Only if the message created the chat. */
        chat: z.optional(chatSchema),
      }),
    }),
  }),
  updateMessage: defineEndpoint({
    method: 'POST',
    path: '/apps/chat/update-msg',
    summary: 'Changes or deletes a message of the user, or restores a deleted one.',
    ability: right('update'),
    record: 'msg',
    input: z.object({ contactId: z.int(), msg: messageChangesSchema }),
    output: z.object({ message: chatMessageSchema }),
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/apps/chat/update-chat',
    summary: 'Marks, tags, blocks or removes a contact, or clears the chat.',
    ability: right('update'),
    record: 'data',
    input: z.object({ contactId: z.int(), data: contactChangesSchema }),
    output: openedChatSchema,
  }),
};
