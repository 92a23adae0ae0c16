import { useMutation } from '@tanstack/react-query';
import { changeCached, isLastChange, optimistic, undoAll } from '../cache/optimistic';
import { call } from '../http/client';
import { changeContact, changeMessage } from './chats';
import { chatKeys } from './chatKeys';
import { chatProfileEndpoints, type ChatProfile, type ChatProfileChanges } from './chatProfile.contract';
import {
  chatEndpoints,
  type ChatContact,
  type ChatContactChanges,
  type ChatList,
  type ChatMessageChanges,
  type OpenedChat,
} from './chats.contract';

function changeInList(
  list: ChatList,
  contactId: number,
  { cleared, isRemoved, ...marks }: ChatContactChanges,
): ChatList {
  const change = <C extends ChatContact>(contacts: readonly C[]) =>
    contacts.flatMap((contact) => {
      if (contact.id !== contactId) return [contact];
      return isRemoved ? [] : [changeContact(contact, marks)];
    });
  const chats = change(list.chatsContacts).map((entry) =>
    cleared && entry.id === contactId ? { ...entry, chat: { ...entry.chat, unseenMsgs: 0, lastMessage: null } } : entry,
  );
  return { ...list, contacts: change(list.contacts), chatsContacts: chats };
}

function changeOpened(opened: OpenedChat, { cleared, isRemoved: _removed, ...marks }: ChatContactChanges): OpenedChat {
  const { chat, contact } = opened;
  return {
    chat: chat && cleared ? { ...chat, unseenMsgs: 0, messages: [] } : chat,
    contact: changeContact(contact, marks),
  };
}

export interface ChatChange {
  contactId: number;
  data: ChatContactChanges;
}

/** Pins, mutes, tags, blocks or removes a contact, or clears its messages. */
export const useUpdateChat = () =>
  useMutation({
    mutationFn: (input: ChatChange) => call(chatEndpoints.update, input),
    ...optimistic<ChatChange>({
      key: chatKeys.all,
      apply: async ({ contactId, data }, client) =>
        undoAll(
          await changeCached<ChatList>(client, chatKeys.list(), (list) => changeInList(list, contactId, data)),
          await changeCached<OpenedChat>(client, chatKeys.detail(contactId), (opened) => changeOpened(opened, data)),
        ),
      invalidate: [chatKeys.all],
    }),
    onSuccess: (response, { contactId, data }, _before, { client }) => {
      if (data.isRemoved) client.removeQueries({ queryKey: chatKeys.detail(contactId), type: 'inactive' });
      else if (isLastChange(client, chatKeys.all))
        client.setQueryData<OpenedChat>(
          chatKeys.detail(contactId),
          (opened) => opened && { ...opened, contact: response.contact },
        );
    },
  });

export interface MessageChange {
  contactId: number;
  msg: ChatMessageChanges;
}

/** Changes, deletes or restores a message of the user. */
export const useUpdateMessage = () =>
  useMutation({
    mutationFn: async (input: MessageChange) => (await call(chatEndpoints.updateMessage, input)).message,
    ...optimistic<MessageChange>({
      key: chatKeys.all,
      apply: ({ contactId, msg }, client) =>
        changeCached<OpenedChat>(client, chatKeys.detail(contactId), (opened) => changeMessage(opened, msg)),
      invalidate: [chatKeys.all],
    }),
  });

const mergeProfile = (profile: ChatProfile, { about, avatar, status, settings }: ChatProfileChanges): ChatProfile => ({
  ...profile,
  about: about === undefined ? profile.about : (about ?? ''),
  avatar: avatar ?? profile.avatar,
  status: status ?? profile.status,
  settings: { ...profile.settings, ...settings },
});

/** Saves a change to the user's chat profile. */
export const useUpdateChatProfile = () =>
  useMutation({
    mutationFn: async (profileUser: ChatProfileChanges) =>
      (await call(chatProfileEndpoints.updateProfile, { profileUser })).profileUser,
    ...optimistic<ChatProfileChanges>({
      key: chatKeys.all,
      apply: async (changes, client) =>
        undoAll(
          await changeCached<ChatList>(client, chatKeys.list(), (list) => ({
            ...list,
            profileUser: mergeProfile(list.profileUser, changes),
          })),
          await changeCached<ChatProfile>(client, chatKeys.profile(), (profile) => mergeProfile(profile, changes)),
        ),
      invalidate: [chatKeys.all],
    }),
    onSuccess: (profileUser, { settings }, _before, { client }) => {
      // Two-step sign-in belongs to the account, whose details show it too.
      if (settings?.isTwoStepAuthVerificationEnabled !== undefined)
        void client.invalidateQueries({ queryKey: ['users', 'detail'] });
      if (!isLastChange(client, chatKeys.all)) return;
      client.setQueryData(chatKeys.profile(), profileUser);
      client.setQueryData<ChatList>(chatKeys.list(), (list) => list && { ...list, profileUser });
    },
  });
