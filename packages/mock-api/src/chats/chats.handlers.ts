import {
  attachmentBytes,
  attachmentLimit,
  avatarLimit,
  changeContact,
  newestFirst,
  ownSenderId,
  type Chat,
  type ChatContact,
  type ChatMessage,
  type ChatProfile,
  type chatEndpoints,
  type chatProfileEndpoints,
} from '@larder/domain/contract';
import { readableRows, requireRight } from '../access';
import { defineStore, findUser, type Database } from '../database';
import { rejectLargePicture } from '../pictures';
import { conflict, notFound, HttpError } from '../httpError';
import type { Context, Handlers } from '../router';
import { activeRows, getOrThrow, nextId, tableOf } from '../table';
import { isId, recordOf } from '../rawInput';
import { withThumbnail } from '../thumbnail';
import { twoStepsOf } from '../users/twoSteps';
import { detailsOf, saveDetails } from '../users/userDetails.store';
import {
  seedChats,
  seedContacts,
  seedProfile,
  type ChatRow,
  type ContactRow,
  type StoredProfile,
} from './chats.fixtures';

const chatStore = defineStore('chats', (seed, now) => ({
  contacts: tableOf(seedContacts(seed)),
  chats: tableOf(seedChats(seed, now)),
}));
/** By user ID. Contains only changed profiles. */
const profileStore = defineStore('chatProfiles', () => ({ byUser: {} as Record<string, StoredProfile> }));

const showContact = ({ isRemoved: _removed, ...contact }: ContactRow): ChatContact => contact;
const showMessage = ({ attachment, ...message }: ChatMessage): ChatMessage =>
  attachment ? { ...message, attachment: withThumbnail(attachment) } : message;
const showChat = ({ hidden = 0, messages, ...chat }: ChatRow): Chat => ({
  ...chat,
  messages: messages.slice(hidden).map(showMessage),
});
const chatOf = (db: Database, contactId: number) =>
  activeRows(chatStore(db).chats).find(({ userId }) => userId === contactId);

function requireContact(db: Database, context: Context, action: string, id: number): ContactRow {
  const contact = getOrThrow(chatStore(db).contacts, 'contact', id);
  requireRight(context, action, 'chat', contact);
  // Removed contacts can be updated, so that a removal can be undone.
  if (contact.isRemoved && action !== 'update') throw notFound('contact', id);
  return contact;
}

function profileOf(db: Database, { actorId }: Context): ChatProfile {
  const { about, status, isNotificationsOn, avatar } = profileStore(db).byUser[actorId] ?? seedProfile();
  const user = findUser(db, actorId);
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

const toResponse = (db: Database, contact: ContactRow) => {
  const chat = chatOf(db, contact.id);
  return { chat: chat ? showChat(chat) : null, contact: showContact(contact) };
};

export const chatHandlers: Handlers<typeof chatEndpoints> & Handlers<typeof chatProfileEndpoints> = {
  list(_input, db, context) {
    const contacts = readableRows(context.ability, 'chat', activeRows(chatStore(db).contacts)).filter(
      ({ isRemoved }) => !isRemoved,
    );
    const chatsContacts = contacts.flatMap((contact) => {
      const chat = chatOf(db, contact.id);
      if (!chat) return [];
      const { id, unseenMsgs, messages } = showChat(chat);
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
    run({ id }, db, context) {
      const contact = requireContact(db, context, 'read', id);
      const chat = chatOf(db, id);
      if (chat) chat.unseenMsgs = 0;
      return toResponse(db, contact);
    },
  },

  send: {
    guard({ obj }, db, context) {
      const { id } = recordOf(recordOf(obj)['contact']);
      if (isId(id) && requireContact(db, context, 'create', id).isBlocked) throw conflict('in_use', { id });
    },
    run({ obj: { contact, message, attachment } }, db, context) {
      const { id } = requireContact(db, context, 'create', contact.id);
      if (attachment && attachmentBytes(attachment) > attachmentLimit)
        throw new HttpError(413, 'too_large', { limit: attachmentLimit });
      const sent: ChatMessage = { message, time: context.now.toISOString(), senderId: ownSenderId };
      const newMessageData = showMessage(attachment ? { ...sent, attachment } : sent);
      const known = chatOf(db, id);
      if (known) {
        known.messages.push(newMessageData);
        return { response: { newMessageData, id } };
      }
      const { chats } = chatStore(db);
      const chat: ChatRow = { id: nextId(chats), userId: id, unseenMsgs: 0, messages: [newMessageData] };
      chats.rows.push(chat);
      return { response: { newMessageData, id, chat } };
    },
  },

  update: {
    guard({ contactId }, db, context) {
      if (isId(contactId)) requireContact(db, context, 'update', contactId);
    },
    run({ contactId, data: { cleared, isRemoved, tags, ...marks } }, db, context) {
      const contact = requireContact(db, context, 'update', contactId);
      Object.assign(contact, changeContact(contact, { tags, ...marks }), isRemoved === undefined ? {} : { isRemoved });
      const chat = chatOf(db, contactId);
      if (chat && cleared !== undefined) {
        chat.hidden = cleared ? chat.messages.length : 0;
        chat.unseenMsgs = 0;
      }
      return toResponse(db, contact);
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
      const { byUser } = profileStore(db);
      const profile = (byUser[context.actorId] ??= seedProfile());
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
