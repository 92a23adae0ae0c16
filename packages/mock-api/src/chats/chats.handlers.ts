import {
  attachmentBytes,
  attachmentLimit,
  avatarLimit,
  changeContact,
  newestFirst,
  ownSenderId,
  type Chat,
  type ChatContact,
  type ChatProfile,
  type chatEndpoints,
  type chatProfileEndpoints,
} from '@larder/domain/contract';
import { readableRows, requireRight } from '../access';
import { defineUserStore, findUser, type Database } from '../database';
import { rejectLargePicture } from '../pictures';
import { conflict, forbidden, notFound, HttpError } from '../httpError';
import type { Context, Handlers } from '../router';
import { activeRows, getOrThrow, nextId, tableOf } from '../table';
import { isId, recordOf } from '../rawInput';
import { withThumbnail } from '../thumbnail';
import { twoStepsOf } from '../users/twoSteps';
import { detailsOf, saveDetails } from '../users/userDetails.store';
import { seedChats, seedContacts, seedProfile, type ChatRow, type ContactRow, type MessageRow } from './chats.fixtures';

const chatStore = defineUserStore(
  'chats',
  (seed, now, user) => ({ contacts: tableOf(seedContacts(seed, user)), chats: tableOf(seedChats(seed, now, user)) }),
  { hasTexts: true },
);
const chatsOf = (db: Database, { actorId }: Context) => chatStore(db, actorId);
const profileStore = defineUserStore('chatProfiles', (_seed, _now, user) => seedProfile(user));

const showContact = ({ isRemoved: _removed, ...contact }: ContactRow): ChatContact => contact;
const showMessage = ({ isDeleted: _deleted, key: _key, attachment, ...message }: MessageRow, id: number) => ({
  id,
  ...message,
  ...(attachment && { attachment: withThumbnail(attachment) }),
});

interface Part {
  before?: number | undefined;
  from?: number | undefined;
  limit?: number | undefined;
}

function showChat(
  { hidden = 0, messages, ...chat }: ChatRow,
  { before = Infinity, from = 0, limit = Infinity }: Part = {},
) {
  // Messages are never removed, so that their position is their ID.
  const numbered = messages.map((message, index) => ({ message, id: index + 1 }));
  const shown = numbered.slice(hidden).filter(({ id, message }) => !message.isDeleted && id < before);
  const first = shown.findIndex(({ id }) => id >= from);
  const start = first === -1 ? shown.length : Math.max(first, shown.length - limit);
  return {
    ...chat,
    messages: shown.slice(start).map(({ message, id }) => showMessage(message, id)),
    olderMessages: start,
  } satisfies Chat;
}
const chatOf = (db: Database, context: Context, contactId: number) =>
  activeRows(chatsOf(db, context).chats).find(({ userId }) => userId === contactId);

function requireContact(db: Database, context: Context, action: string, id: number): ContactRow {
  const contact = getOrThrow(chatsOf(db, context).contacts, 'contact', id);
  requireRight(context, action, 'chat', contact);
  // Removed contacts can be updated, so that a removal can be undone.
  if (contact.isRemoved && action !== 'update') throw notFound('contact', id);
  return contact;
}

function profileOf(db: Database, { actorId }: Context): ChatProfile {
  const user = findUser(db, actorId);
  const { about, status, isNotificationsOn, avatar } = profileStore(db, actorId);
  return {
    id: ownSenderId,
    fullName: user?.fullName ?? '',
    role: user?.role ?? '',
    avatar: avatar ?? user?.avatar ?? '',
    about,
    status,
    settings: { isTwoStepAuthVerificationEnabled: twoStepsOf(db, actorId).enabled, isNotificationsOn },
  };
}

/** Disables the second sign-in step of the account. */
function endTwoSteps(db: Database, { actorId }: Context) {
  const user = findUser(db, actorId);
  if (!user || !twoStepsOf(db, actorId).enabled) return;
  const details = structuredClone(detailsOf(db, user));
  details.twoSteps = { enabled: false, method: null, phone: null };
  saveDetails(db, actorId, details);
}

const toResponse = (db: Database, context: Context, contact: ContactRow, part?: Part) => {
  const chat = chatOf(db, context, contact.id);
  return { chat: chat ? showChat(chat, part) : null, contact: showContact(contact) };
};

/** Returns the message of the user. Throws 404 if it does not exist and 403 if the contact wrote it. */
function requireOwnMessage(db: Database, context: Context, contactId: number, id: number): MessageRow {
  const message = chatOf(db, context, contactId)?.messages[id - 1];
  if (!message) throw notFound('message', id);
  if (message.senderId !== ownSenderId) throw forbidden('update', 'message');
  return message;
}

export const chatHandlers: Handlers<typeof chatEndpoints> & Handlers<typeof chatProfileEndpoints> = {
  list(_input, db, context) {
    const contacts = readableRows(context.ability, 'chat', activeRows(chatsOf(db, context).contacts)).filter(
      ({ isRemoved }) => !isRemoved,
    );
    const chatsContacts = contacts.flatMap((contact) => {
      const chat = chatOf(db, context, contact.id);
      if (!chat) return [];
      const { id, unseenMsgs, messages } = showChat(chat, { limit: 1 });
      return [{ ...showContact(contact), chat: { id, unseenMsgs, lastMessage: messages.at(-1) ?? null } }];
    });
    return {
      chatsContacts: chatsContacts.toSorted(newestFirst),
      contacts: contacts.map(showContact),
      profileUser: profileOf(db, context),
    };
  },

  profile: (_input, db, context) => profileOf(db, context),

  chat: {
    writes: true,
    run({ id, ...part }, db, context) {
      const contact = requireContact(db, context, 'read', id);
      const chat = chatOf(db, context, id);
      if (chat) chat.unseenMsgs = 0;
      return toResponse(db, context, contact, part);
    },
  },

  send: {
    guard({ obj }, db, context) {
      const { id } = recordOf(recordOf(obj)['contact']);
      if (isId(id) && requireContact(db, context, 'create', id).isBlocked) throw conflict('in_use', { id });
    },
    run({ obj: { contact, message, attachment, replyTo, key } }, db, context) {
      const { id } = requireContact(db, context, 'create', contact.id);
      if (attachment && attachmentBytes(attachment) > attachmentLimit)
        throw new HttpError(413, 'too_large', { limit: attachmentLimit });
      const known = chatOf(db, context, id);
      const before = key === undefined ? -1 : (known?.messages.findIndex((each) => each.key === key) ?? -1);
      // The same message was sent again, because its first response was lost.
      if (known && before >= 0)
        return { response: { newMessageData: showMessage(known.messages[before]!, before + 1), id } };
      const sent: MessageRow = {
        message,
        time: context.now.toISOString(),
        senderId: ownSenderId,
        ...(attachment && { attachment }),
        ...(replyTo !== undefined && { replyTo }),
        ...(key !== undefined && { key }),
      };
      if (known) {
        const newMessageData = showMessage(sent, known.messages.push(sent));
        return { response: { newMessageData, id } };
      }
      const { chats } = chatsOf(db, context);
      const chat: ChatRow = { id: nextId(chats), userId: id, unseenMsgs: 0, messages: [sent] };
      chats.rows.push(chat);
      return { response: { newMessageData: showMessage(sent, 1), id, chat: showChat(chat) } };
    },
  },

  updateMessage: {
    guard({ contactId, msg }, db, context) {
      const { id } = recordOf(msg);
      if (!isId(contactId)) return;
      requireContact(db, context, 'update', contactId);
      if (isId(id)) requireOwnMessage(db, context, contactId, id);
    },
    run({ contactId, msg: { id, message, isDeleted } }, db, context) {
      const row = requireOwnMessage(db, context, contactId, id);
      if (message !== undefined) Object.assign(row, { message, isEdited: true });
      if (isDeleted !== undefined) row.isDeleted = isDeleted;
      return { message: showMessage(row, id) };
    },
  },

  update: {
    guard({ contactId }, db, context) {
      if (isId(contactId)) requireContact(db, context, 'update', contactId);
    },
    run({ contactId, data: { cleared, isRemoved, tags, ...marks } }, db, context) {
      const contact = requireContact(db, context, 'update', contactId);
      Object.assign(contact, changeContact(contact, { tags, ...marks }), isRemoved === undefined ? {} : { isRemoved });
      const chat = chatOf(db, context, contactId);
      if (chat && cleared !== undefined) {
        chat.hidden = cleared ? chat.messages.length : 0;
        chat.unseenMsgs = 0;
      }
      return toResponse(db, context, contact);
    },
  },

  updateProfile: {
    guard({ profileUser }, db, { actorId }) {
      const { isTwoStepAuthVerificationEnabled } = recordOf(recordOf(profileUser)['settings']);
      const had = twoStepsOf(db, actorId).enabled;
      // Enabling requires a code, so it is only possible where codes are verified.
      if (isTwoStepAuthVerificationEnabled === true && !had) throw conflict('verify_code');
    },
    run({ profileUser: { about, avatar, status, settings } }, db, context) {
      rejectLargePicture(avatar, avatarLimit);
      const profile = profileStore(db, context.actorId);
      if (about !== undefined) profile.about = about ?? '';
      if (status !== undefined) profile.status = status;
      if (avatar === null) delete profile.avatar;
      else if (avatar !== undefined) profile.avatar = avatar;
      profile.isNotificationsOn = settings?.isNotificationsOn ?? profile.isNotificationsOn;
      if (settings?.isTwoStepAuthVerificationEnabled === false) endTwoSteps(db, context);
      return { profileUser: profileOf(db, context) };
    },
  },
};
