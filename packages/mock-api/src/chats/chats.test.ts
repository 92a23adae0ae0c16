import { chatStatuses, ownSenderId, type ChatList, type OpenedChat } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { indexedDbStorage } from '../persistence';
import { friday, startApi } from '../testing/api';

const list = '/apps/chat/chats-and-contacts';
const one = '/apps/chat/get-chat';
const send = '/apps/chat/send-msg';
const update = '/apps/chat/update-chat';
const updateMessage = '/apps/chat/update-msg';
const profile = '/apps/chat/users/profile-user';
const updateProfile = '/apps/chat/update-profile-user';
type Api = ReturnType<typeof startApi>;

const listOf = async (api: Api) => (await api.get(list)).data as ChatList;
const open = async (api: Api, id: number) => (await api.get(one, { id })).data as OpenedChat;
const all = await listOf(startApi());
/** A contact without a chat. */
const silent = all.contacts.find(({ id }) => !all.chatsContacts.some((entry) => entry.id === id))!;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('demo chats', () => {
  it('demo chats have contacts of every status, unread messages and one blocked contact', () => {
    expect(all.contacts.length).toBeGreaterThanOrEqual(12);
    expect(all.chatsContacts.length).toBeGreaterThanOrEqual(8);
    expect(new Set(all.contacts.map(({ status }) => status))).toEqual(new Set(chatStatuses));
    expect(all.chatsContacts.filter(({ chat }) => chat.unseenMsgs > 0).length).toBeGreaterThanOrEqual(2);
    expect(all.contacts.filter(({ isBlocked }) => isBlocked)).toHaveLength(1);
    expect(all.contacts.some(({ id }) => id === ownSenderId)).toBe(false);
    expect(new Set(all.contacts.map(({ email }) => email)).size).toBe(all.contacts.length);
  });

  it('a server has a conversation with the owner, but no suppliers and none of the chats of the owner', async () => {
    const api = startApi({ auth: 'enforce' });
    const [owner, server] = [await api.signIn('owner'), await api.signIn('server')];
    const { data } = await api.get(list, {}, server.token);
    const { contacts, chatsContacts, profileUser } = data as ChatList;
    expect(contacts.filter(({ role }) => role === 'Supplier')).toEqual([]);
    expect(contacts.map(({ fullName }) => fullName)).not.toContain('Tomás Reyes');
    expect(chatsContacts.map(({ fullName }) => fullName).toSorted()).toEqual([
      'Ilse Okafor',
      'Jonah Whitlock',
      'Maren Holt',
      'Priya Nandakumar',
    ]);
    expect(profileUser.about).toBe('On the floor until the last table has paid.');
    const talk = async (token: string, name: string) => {
      const known = ((await api.get(list, {}, token)).data as ChatList).contacts;
      const { id } = known.find(({ fullName }) => fullName === name)!;
      const { chat } = (await api.get(one, { id }, token)).data as OpenedChat;
      return chat!.messages.map(({ message, senderId }) => [message, senderId === ownSenderId]);
    };
    const toServer = await talk(owner.token, 'Tomás Reyes');
    expect(await talk(server.token, 'Maren Holt')).toEqual(toServer.map(([text, isOwn]) => [text, !isOwn]));
  });

  it('demo chats are sorted by their newest message', () => {
    const times = all.chatsContacts.map(({ chat }) => chat.lastMessage!.time);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('demo chats are deterministic; the `empty` seed has none and `large` has long ones', async () => {
    expect(await listOf(startApi())).toEqual(all);
    expect(await listOf(startApi({ seed: 'empty' }))).toMatchObject({ chatsContacts: [], contacts: [] });
    expect((await open(startApi({ seed: 'large' }), 1)).chat!.messages.length).toBeGreaterThan(1000);
  });

  it('demo chats share no objects with the store', async () => {
    const api = startApi();
    (await listOf(api)).chatsContacts[0]!.chat.lastMessage!.message = 'changed';
    (await open(api, 1)).chat!.messages.pop();
    expect((await listOf(api)).chatsContacts[0]!.chat.lastMessage).toEqual(all.chatsContacts[0]!.chat.lastMessage);
  });
});

describe('opening a chat', () => {
  it('opening a chat marks its messages as seen permanently', async () => {
    const api = startApi({ storage: indexedDbStorage() });
    expect((await open(api, 1)).chat).toMatchObject({ userId: 1, unseenMsgs: 0 });
    const seen = ({ chatsContacts }: ChatList) => chatsContacts.find(({ id }) => id === 1)!.chat.unseenMsgs;
    expect([seen(all), seen(await listOf(api))]).toEqual([2, 0]);
    expect(seen(await listOf(startApi({ storage: indexedDbStorage() })))).toBe(0);
  });

  it('opening a contact without a chat returns no chat', async () => {
    expect(await open(startApi(), silent.id)).toEqual({ chat: null, contact: silent });
  });

  it.each([
    [{ id: 999 }, 404],
    [{ id: 11 }, 404],
    [{ id: 0 }, 404],
    [{ id: 'x' }, 400],
    [{}, 400],
  ])('opening a chat with %j responds with %i', async (params, status) => {
    expect((await startApi().get(one, params)).status).toBe(status);
  });
});

describe('sending a message', () => {
  it('sending a message appends it and moves the chat to the top', async () => {
    const api = startApi();
    const newMessageData = { id: 3, message: 'Good night', time: friday.toISOString(), senderId: ownSenderId };
    const { status, data } = await api.post(send, {
      obj: { contact: { id: 8, fullName: 'x' }, message: 'Good night' },
    });
    expect([status, data]).toEqual([201, { response: { newMessageData, id: 8 } }]);
    expect((await open(api, 8)).chat!.messages.at(-1)).toEqual(newMessageData);
    expect((await listOf(api)).chatsContacts[0]).toMatchObject({ id: 8, chat: { lastMessage: newMessageData } });
  });

  it('creates a chat with a new ID for the first message', async () => {
    const api = startApi();
    const first = (await api.post(send, { obj: { contact: { id: silent.id }, message: 'Hello' } })).data.response;
    expect(first).toMatchObject({
      id: silent.id,
      chat: { id: all.chatsContacts.length + 1, userId: silent.id, unseenMsgs: 0 },
    });
    const second = (await api.post(send, { obj: { contact: { id: silent.id }, message: 'Are you there?' } })).data
      .response;
    expect(second.chat).toBeUndefined();
    expect((await open(api, silent.id)).chat!.messages.map(({ message }) => message)).toEqual([
      'Hello',
      'Are you there?',
    ]);
  });

  it('stores a message that is sent twice with the same key only once, with the ID of the message it replies to', async () => {
    const api = startApi();
    const obj = { contact: { id: 8 }, message: 'Good night', key: 'k1', replyTo: 1 };
    const first = await api.post(send, { obj });
    const second = await api.post(send, { obj });
    expect([second.status, second.data]).toEqual([201, first.data]);
    const { messages } = (await open(api, 8)).chat!;
    expect(messages.filter(({ message }) => message === 'Good night')).toEqual([
      { id: 3, message: 'Good night', time: friday.toISOString(), senderId: ownSenderId, replyTo: 1 },
    ]);
  });

  it('stores any message text unchanged', async () => {
    const api = startApi();
    const texts = fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => text.trim() !== '');
    await fc.assert(
      fc.asyncProperty(texts, async (message) => {
        expect((await api.post(send, { obj: { contact: { id: 2 }, message } })).status).toBe(201);
        expect((await open(api, 2)).chat!.messages.at(-1)!.message).toBe(message);
      }),
      { numRuns: 60 },
    );
  });

  it('a message has a thumbnail of an attached picture', async () => {
    const api = startApi();
    const attachment = { fileName: 'a.png', size: 1, type: 'image/png', url: 'data:image/png;base64,AAAA' };
    const shown = { attachment: { ...attachment, thumbnail: attachment.url } };
    const { data } = await api.post(send, { obj: { contact: { id: 2 }, message: '', attachment } });
    expect(data.response.newMessageData).toMatchObject(shown);
    expect((await open(api, 2)).chat!.messages.at(-1)).toMatchObject(shown);
    const demo = await Promise.all(all.chatsContacts.map(({ id }) => open(api, id)));
    const attached = demo.flatMap(({ chat }) => chat!.messages.flatMap((message) => message.attachment ?? []));
    expect(attached.length).toBeGreaterThan(0);
    for (const { thumbnail } of attached) expect(thumbnail).toBeTruthy();
  });

  it('a message can have a file without text', async () => {
    const attachment = { fileName: 'a.txt', size: 3, type: 'text/plain', url: 'data:text/plain,abc' };
    const { data } = await startApi().post(send, { obj: { contact: { id: 2 }, message: '', attachment } });
    expect(data.response.newMessageData).toMatchObject({ message: '', attachment });
  });

  it.each([
    [{ contact: { id: 999 }, message: '' }, 404, { code: 'not_found', subject: 'contact', id: 999 }],
    [{ contact: { id: 12 }, message: '' }, 409, { code: 'in_use', id: 12 }],
    [{ contact: { id: 2 }, message: ' \n ' }, 422, { errors: { message: ['required'] } }],
    [{ contact: { id: 2 } }, 422, { errors: { message: ['required'] } }],
    [{ contact: { id: 2 }, message: 'a'.repeat(2001) }, 422, { errors: { message: [{ key: 'maxLength', n: 2000 }] } }],
    [{ message: 'x' }, 422, { code: 'validation' }],
    [null, 422, { code: 'validation' }],
    [
      { contact: { id: 2 }, message: 'x', attachment: { fileName: 'a', size: 10_485_761, type: '', url: 'data:,' } },
      413,
      { code: 'too_large', limit: 10_485_760 },
    ],
    [
      {
        contact: { id: 2 },
        message: 'x',
        attachment: { fileName: 'a', size: 1, type: '', url: 'javascript:alert(1)' },
      },
      422,
      { code: 'validation' },
    ],
  ])('rejects the message %j with %i and changes nothing', async (obj, status, body) => {
    const api = startApi();
    const response = await api.post(send, { obj });
    expect([response.status, response.data]).toMatchObject([status, body]);
    expect(await listOf(api)).toEqual(all);
  });
});

describe('parts of a chat', () => {
  const ids = async (api: Api, part: object) => {
    const { chat } = (await api.get(one, { id: 1, ...part })).data as OpenedChat;
    return [chat!.messages.map(({ id }) => id), chat!.olderMessages];
  };

  it('returns the newest messages, those before an ID or those from an ID, and counts the older ones', async () => {
    const api = startApi();
    expect(await ids(api, {})).toEqual([[1, 2, 3, 4, 5, 6, 7], 0]);
    expect(await ids(api, { limit: 2 })).toEqual([[6, 7], 5]);
    expect(await ids(api, { before: 6, limit: 3 })).toEqual([[3, 4, 5], 2]);
    expect(await ids(api, { from: 5 })).toEqual([[5, 6, 7], 4]);
    expect(await ids(api, { from: 99 })).toEqual([[], 7]);
  });

  it.each([{ limit: 0 }, { limit: 'x' }, { before: 'x' }])('opening a chat rejects the parameters %j', async (part) =>
    expect((await startApi().get(one, { id: 1, ...part })).status).toBe(400),
  );
});

describe('changing a message', () => {
  const change = (api: Api, msg: object, contactId = 1) => api.post(updateMessage, { contactId, msg });

  it('changes, deletes and restores a message of the user', async () => {
    const api = startApi();
    const { status, data } = await change(api, { id: 2, message: 'Sunday at ten.' });
    expect([status, data.message]).toMatchObject([200, { id: 2, message: 'Sunday at ten.', isEdited: true }]);
    await change(api, { id: 2, isDeleted: true });
    const left = (await open(api, 1)).chat!.messages.map(({ id }) => id);
    expect(left).toEqual([1, 3, 4, 5, 6, 7]);
    await change(api, { id: 2, isDeleted: false });
    expect((await open(api, 1)).chat!.messages[1]).toEqual(data.message);
  });

  it.each([
    [{ id: 1, message: 'Mine now' }, 1, 403],
    [{ id: 99, isDeleted: true }, 1, 404],
    [{ id: 2, isDeleted: true }, 999, 404],
    [{ id: 2, message: ' ' }, 1, 422],
    [{ id: 2, message: 'a'.repeat(2001) }, 1, 422],
    [{ isDeleted: true }, 1, 422],
  ])('rejects the message change %j for contact %i with %i and changes nothing', async (msg, contactId, status) => {
    const api = startApi();
    expect((await change(api, msg, contactId)).status).toBe(status);
    expect(await listOf(api)).toEqual(all);
  });
});

describe('changing a contact', () => {
  const change = (api: Api, contactId: number, data: object) => api.post(update, { contactId, data });

  it('updates marks and tags of a contact', async () => {
    const api = startApi();
    const marks = { isMuted: true, isPinned: true, isImportant: true, isBlocked: true, tags: [' late ', 'late', '🍲'] };
    const { status, data } = await change(api, 2, marks);
    expect([status, data.contact]).toEqual([200, { ...all.contacts[1], ...marks, tags: ['late', '🍲'] }]);
    expect((await listOf(api)).contacts[1]).toEqual(data.contact);
    expect((await change(api, silent.id, { isPinned: true })).data.chat).toBeNull();
  });

  it('removes a contact with its chat and restores it', async () => {
    const api = startApi();
    await change(api, 1, { isRemoved: true });
    const { contacts, chatsContacts } = await listOf(api);
    expect([...contacts, ...chatsContacts].some(({ id }) => id === 1)).toBe(false);
    expect((await api.get(one, { id: 1 })).status).toBe(404);
    expect((await api.post(send, { obj: { contact: { id: 1 }, message: 'x' } })).status).toBe(404);
    await change(api, 1, { isRemoved: false });
    expect(await listOf(api)).toEqual(all);
  });

  it('clears the messages of a contact and restores them', async () => {
    const api = startApi();
    const before = await open(api, 3);
    expect((await change(api, 3, { cleared: true })).data.chat.messages).toEqual([]);
    expect((await listOf(api)).chatsContacts.at(-1)).toMatchObject({ id: 3, chat: { lastMessage: null } });
    await api.post(send, { obj: { contact: { id: 3 }, message: 'Fresh start' } });
    expect((await open(api, 3)).chat!.messages).toHaveLength(1);
    const back = (await change(api, 3, { cleared: false })).data as OpenedChat;
    expect(back.chat!.messages).toEqual([
      ...before.chat!.messages,
      expect.objectContaining({ message: 'Fresh start' }),
    ]);
  });

  it.each([
    [{ contactId: 999, data: { tags: ['a'.repeat(21)] } }, 404, {}],
    [
      { contactId: 2, data: { tags: ['ok', 'a'.repeat(21)] } },
      422,
      { errors: { 'tags.1': [{ key: 'maxLength', n: 20 }] } },
    ],
    [{ contactId: 2, data: { isMuted: 'yes' } }, 422, {}],
    [{ contactId: 2 }, 422, {}],
    [{ data: {} }, 422, {}],
  ])('rejects the contact change %j with %i and changes nothing', async (body, status, wanted) => {
    const api = startApi();
    const response = await api.post(update, body);
    expect([response.status, response.data]).toMatchObject([status, wanted]);
    expect(await listOf(api)).toEqual(all);
  });
});

describe('the chat profile', () => {
  it('the chat profile is that of the signed-in user, with the ID of their messages', async () => {
    const api = startApi({ auth: 'enforce' });
    const { token } = await api.signIn('manager');
    expect((await api.get(profile, {}, token)).data).toMatchObject({
      id: 11,
      fullName: 'Ilse Okafor',
      role: 'Project Manager',
    });
    expect(all.profileUser).toMatchObject({ id: 11, fullName: 'Maren Holt' });
  });

  it('changes the given fields of the chat profile only', async () => {
    const api = startApi();
    const changes = {
      about: 'Off today',
      status: 'away',
      avatar: 'data:image/png;base64,AA==',
      settings: { isNotificationsOn: false },
    };
    const { status, data } = await api.post(updateProfile, { profileUser: changes });
    const settings = { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: false };
    expect([status, data.profileUser]).toEqual([200, { ...all.profileUser, ...changes, settings }]);
    expect((await api.get(profile)).data).toEqual(data.profileUser);
    const cleared = await api.post(updateProfile, { profileUser: { about: null, avatar: null } });
    expect(cleared.data.profileUser).toMatchObject({ about: '', avatar: all.profileUser.avatar, status: 'away' });
  });

  it('each user has a separate chat profile', async () => {
    const api = startApi({ auth: 'enforce' });
    const [owner, manager] = [await api.signIn('owner'), await api.signIn('manager')];
    const before = (await api.get(profile, {}, owner.token)).data;
    await api.post(updateProfile, { profileUser: { about: 'Away', status: 'busy', avatar: '/me.png' } }, manager.token);
    expect((await api.get(profile, {}, owner.token)).data).toEqual(before);
    expect((await api.get(profile, {}, manager.token)).data).toMatchObject({ about: 'Away', avatar: '/me.png' });
  });

  it('the chat profile shows the second step of the account and can disable it', async () => {
    const api = startApi({ auth: 'enforce' });
    const { token } = await api.signIn('owner');
    const isOn = async () => (await api.get(profile, {}, token)).data.settings.isTwoStepAuthVerificationEnabled;
    await api.post('/jwt/verify-code', { purpose: 'two-steps-setup', method: 'app', code: '123456' }, token);
    expect(await isOn()).toBe(true);
    const off = { settings: { isTwoStepAuthVerificationEnabled: false } };
    expect((await api.post(updateProfile, { profileUser: off }, token)).status).toBe(200);
    expect(await isOn()).toBe(false);
    const { details } = (await api.get('/api/users/details', { id: 1 }, token)).data;
    expect(details.twoSteps).toEqual({ enabled: false, method: null, phone: null });
  });

  it('the chat profile rejects a picture above 800 kB', async () => {
    const avatar = `data:image/png;base64,${'A'.repeat(1_066_672)}`;
    const { data } = await startApi().post(updateProfile, { profileUser: { avatar } });
    expect(data).toMatchObject({ status: 413, limit: 800_000 });
  });

  it.each([
    [{ about: 'a'.repeat(121) }, 422, { errors: { about: [{ key: 'maxLength', n: 120 }] } }],
    [{ avatar: 'javascript:alert(1)' }, 422, { errors: { avatar: ['url'] } }],
    [{ status: 'asleep' }, 422, { errors: { status: ['pick'] } }],
    [{ status: 'away', settings: { isTwoStepAuthVerificationEnabled: true } }, 409, { code: 'verify_code' }],
    ['me', 422, {}],
  ])('the chat profile rejects %j with %i and changes nothing', async (profileUser, status, wanted) => {
    const api = startApi();
    const response = await api.post(updateProfile, { profileUser });
    expect([response.status, response.data]).toMatchObject([status, wanted]);
    expect(await listOf(api)).toEqual(all);
  });
});
