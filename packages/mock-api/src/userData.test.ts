import * as contract from '@larder/domain/contract';
import type { ChatList, NotificationList, OpenedChat } from '@larder/domain/contract';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { listCalls, toRequest } from './conformance/calls';
import { sampleInputs, type KnownIds } from './conformance/samples';
import { indexedDbStorage } from './persistence';
import { startApi } from './testing/api';

const list = '/apps/chat/chats-and-contacts';
const one = '/apps/chat/get-chat';
const send = '/apps/chat/send-msg';
const update = '/apps/chat/update-chat';
const updateMessage = '/apps/chat/update-msg';
const updateProfile = '/apps/chat/update-profile-user';
const notifications = '/api/notifications/data';
const updateNotifications = '/api/notifications/update';
const counts = '/api/menu-counts/data';

type Api = ReturnType<typeof startApi>;
const newcomer = { username: 'nova.lind', email: 'nova.lind@saltmarsh.example', password: 'rye-bread-1', terms: true };

/** Signs in as an account other than the owner's. */
const others: Record<string, (api: Api) => Promise<string>> = {
  manager: async (api) => (await api.signIn('manager')).token,
  server: async (api) => (await api.signIn('server')).token,
  'new account': async (api) => ((await api.post('/jwt/register', newcomer)).data as { token: string }).token,
};

/** Guessed IDs. All seeded contacts, messages and notifications have one of them. */
const guesses = Array.from({ length: 24 }, (_, index) => index + 1);

const secret = 'The safe opens with 4711';
/** Texts that only the owner may read: seeded ones, a message, a tag and the text of the profile. */
const secrets = [
  secret,
  'safecode',
  'Call before noon',
  'Thank you for last night. All of it.',
  'Danke für gestern Abend. Für alles.',
  'Hello dear restaurant owner!',
  'Bea Lindqvist wrote to you',
  'Firefox on Linux, New York',
];

/** Starts a server on which the owner has private data of each kind. */
async function startWithSecrets() {
  const api = startApi({ auth: 'enforce' });
  const { token } = await api.signIn('owner');
  await api.post(send, { obj: { contact: { id: 14 }, message: secret } }, token);
  await api.post(update, { contactId: 14, data: { tags: ['safecode'] } }, token);
  await api.post(updateProfile, { profileUser: { about: 'Call before noon', status: 'busy' } }, token);
  return { ...api, owner: token };
}

/** Returns all chats, contacts, messages, notifications and counts of a user, as text. Marks nothing as seen. */
async function stateOf({ get }: Api, token: string) {
  const read = async (url: string) => {
    const { status, data } = await get(url, {}, token);
    expect(status).toBe(200);
    return data as unknown;
  };
  return JSON.stringify([await read(list), await read(notifications), await read(counts)]);
}
const messagesOf = ({ get }: Api, token: string) =>
  Promise.all(guesses.map(async (id) => (await get(one, { id }, token)).data as OpenedChat)).then(JSON.stringify);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe.each(Object.keys(others))('chats and notifications of the owner and %s', (role) => {
  it('no GET returns a text of the owner in any language', { timeout: 60_000 }, async () => {
    const api = await startWithSecrets();
    const token = await others[role]!(api);
    const pool: KnownIds = { ids: new Map([['chat', [...guesses]]]), workPlaces: ['rst-nyc', 'rst-lis', 'rst-tyo'] };
    const readBy: Record<'owner' | 'other', Set<string>> = { owner: new Set(), other: new Set() };
    const read = async (reader: keyof typeof readBy, path: string, params: object) => {
      for (const language of ['en', 'de']) {
        const headers = {
          Authorization: `Bearer ${reader === 'owner' ? api.owner : token}`,
          'Accept-Language': language,
        };
        const { data } = await api.http.get<unknown>(path, { params, headers });
        const text = JSON.stringify(data);
        for (const each of secrets) if (text.includes(each)) readBy[reader].add(each);
      }
    };
    for (const call of listCalls(contract).filter(({ endpoint }) => endpoint.method === 'GET')) {
      for (const input of sampleInputs(call, pool, 30)) {
        const { path, query = {} } = toRequest(call, input);
        // Translated data is cached, so the owner reads it first.
        await read('owner', path, query);
        await read('other', path, query);
      }
    }
    expect([...readBy.owner].toSorted()).toEqual(secrets.toSorted());
    expect([...readBy.other]).toEqual([]);
  });

  it('no call changes data of the owner, with any guessed ID', { timeout: 60_000 }, async () => {
    const api = await startWithSecrets();
    const token = await others[role]!(api);
    const before = await stateOf(api, api.owner);
    for (const id of guesses) {
      await api.get(one, { id }, token);
      await api.post(send, { obj: { contact: { id }, message: 'Hello' } }, token);
      await api.post(
        update,
        { contactId: id, data: { isMuted: true, tags: ['mine'], cleared: true, isRemoved: true } },
        token,
      );
      await api.post(update, { contactId: id, data: { isRemoved: false } }, token);
      for (const msg of guesses.slice(0, 8)) {
        await api.post(updateMessage, { contactId: id, msg: { id: msg, message: 'Changed' } }, token);
        await api.post(updateMessage, { contactId: id, msg: { id: msg, isDeleted: true } }, token);
      }
    }
    await api.post(updateNotifications, { ids: guesses, isRead: true, isDismissed: true }, token);
    await api.post(updateNotifications, { all: true, isRead: true, isDismissed: true }, token);
    await api.post(updateProfile, { profileUser: { about: 'Mine', status: 'away' } }, token);
    expect(await stateOf(api, api.owner)).toBe(before);
    const untouched = await startWithSecrets();
    expect(await messagesOf(api, api.owner)).toBe(await messagesOf(untouched, untouched.owner));
  });

  it('changes of the owner notify only the owner and change no counts', async () => {
    const api = startApi({ auth: 'enforce' });
    const { token: owner } = await api.signIn('owner');
    const token = await others[role]!(api);
    const before = await stateOf(api, token);
    await messagesOf(api, owner);
    await api.post(send, { obj: { contact: { id: 8 }, message: secret } }, owner);
    await api.post(update, { contactId: 1, data: { isMuted: true, isRemoved: true } }, owner);
    await api.post(updateNotifications, { all: true, isDismissed: true }, owner);
    expect(await stateOf(api, token)).toBe(before);
  });
});

describe('a new account', () => {
  it('has contacts to write to, no chats and no notifications', async () => {
    const api = startApi({ auth: 'enforce' });
    const token = await others['new account']!(api);
    const { contacts, chatsContacts, profileUser } = (await api.get(list, {}, token)).data as ChatList;
    expect(contacts.map(({ fullName }) => fullName)).toEqual(
      expect.arrayContaining(['Maren Holt', 'Ilse Okafor', 'Tomás Reyes']),
    );
    expect(contacts.filter(({ role }) => ['Supplier', 'Sales', 'Accounts'].includes(role))).toEqual([]);
    expect(
      contacts.filter(
        ({ isPinned, isMuted, isBlocked, isImportant }) => isPinned || isMuted || isBlocked || isImportant,
      ),
    ).toEqual([]);
    expect(chatsContacts).toEqual([]);
    expect(profileUser).toMatchObject({ fullName: 'nova.lind', about: '', status: 'online' });
    expect((await api.get(notifications, {}, token)).data).toEqual({
      notifications: [],
      unread: 0,
    } satisfies NotificationList);
    expect((await api.get(counts, {}, token)).data).toMatchObject({ chat: 0 });
    await api.post(send, { obj: { contact: { id: 1 }, message: 'Hello' } }, token);
    expect(((await api.get(list, {}, token)).data as ChatList).chatsContacts).toMatchObject([
      { id: 1, chat: { unseenMsgs: 0, lastMessage: { message: 'Hello' } } },
    ]);
  });
});

it('chats and notifications stay separate after a reload', async () => {
  const first = startApi({ auth: 'enforce', storage: indexedDbStorage() });
  const tokens = [(await first.signIn('owner')).token, (await first.signIn('server')).token] as const;
  const states = [await stateOf(first, tokens[0]), await stateOf(first, tokens[1])];
  expect(states[0]).not.toBe(states[1]);
  await first.post(send, { obj: { contact: { id: 3 }, message: secret } }, tokens[0]);
  await first.post(updateNotifications, { all: true, isRead: true }, tokens[0]);
  const owner = await stateOf(first, tokens[0]);
  const second = startApi({ auth: 'enforce', storage: indexedDbStorage() });
  expect(await stateOf(second, tokens[0])).toBe(owner);
  expect(await stateOf(second, tokens[1])).toBe(states[1]);
});
