import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import { changeCached, reloadAfterLast, rollBack, type Snapshot } from '../lists/optimistic';
import { changeContact } from './chats';
import {
  chatEndpoints,
  type ChatContact,
  type ChatContactChanges,
  type ChatList,
  type ChatProfile,
  type ChatProfileChanges,
  type OpenedChat,
} from './chats.contract';
import { chatKeys } from './chats.queries';

/** Shared by the changes that show at once. */
const mutationKey = [...chatKeys.all, 'change'];

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

/** Pins, mutes, tags, blocks, removes a contact or clears its messages, at once; a refused change goes back. */
export const useUpdateChat = () =>
  useMutation({
    mutationKey,
    mutationFn: (input: ChatChange) => call(chatEndpoints.update, input),
    onMutate: async ({ contactId, data }, { client }): Promise<Snapshot> => [
      ...(await changeCached<ChatList>(client, chatKeys.list(), (list) => changeInList(list, contactId, data))),
      ...(await changeCached<OpenedChat>(client, chatKeys.detail(contactId), (opened) => changeOpened(opened, data))),
    ],
    onError: (_error, _input, before, { client }) => rollBack(client, before),
    onSuccess: (answer, { contactId, data }, _before, { client }) => {
      if (data.isRemoved) client.removeQueries({ queryKey: chatKeys.detail(contactId), type: 'inactive' });
      // Of many changes of one contact an earlier answer would show what the later ones have left behind.
      else if (client.isMutating({ mutationKey }) <= 1) client.setQueryData(chatKeys.detail(contactId), answer);
    },
    onSettled: (_answer, _error, _input, _before, { client }) => reloadAfterLast(client, mutationKey, chatKeys.all),
  });

const mergeProfile = (profile: ChatProfile, { about, avatar, status, settings }: ChatProfileChanges): ChatProfile => ({
  ...profile,
  about: about === undefined ? profile.about : (about ?? ''),
  avatar: avatar ?? profile.avatar,
  status: status ?? profile.status,
  settings: { ...profile.settings, ...settings },
});

/** Saves each change of the own panel at once; a refused one goes back. */
export const useUpdateChatProfile = () =>
  useMutation({
    mutationKey,
    mutationFn: async (profileUser: ChatProfileChanges) =>
      (await call(chatEndpoints.updateProfile, { profileUser })).profileUser,
    onMutate: async (changes, { client }): Promise<Snapshot> => [
      ...(await changeCached<ChatList>(client, chatKeys.list(), (list) => ({
        ...list,
        profileUser: mergeProfile(list.profileUser, changes),
      }))),
      ...(await changeCached<ChatProfile>(client, chatKeys.profile(), (profile) => mergeProfile(profile, changes))),
    ],
    onError: (_error, _input, before, { client }) => rollBack(client, before),
    onSuccess: (profileUser, { settings }, _before, { client }) => {
      // The second step of sign-in is the account's: its details show it too.
      if (settings?.isTwoStepAuthVerificationEnabled !== undefined)
        void client.invalidateQueries({ queryKey: ['users', 'detail'] });
      if (client.isMutating({ mutationKey }) > 1) return;
      client.setQueryData(chatKeys.profile(), profileUser);
      client.setQueryData<ChatList>(chatKeys.list(), (list) => list && { ...list, profileUser });
    },
    onSettled: (_profile, _error, _input, _before, { client }) => reloadAfterLast(client, mutationKey, chatKeys.all),
  });
