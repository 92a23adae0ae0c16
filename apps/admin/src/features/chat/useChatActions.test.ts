import { call } from '@larder/domain';
import { chatEndpoints, ownSenderId } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { renderPageHook, shownToasts, useMockServer } from '../../testing/mockServer';
import { useChatActions } from './useChatActions';

const { fail, signIn } = useMockServer();

const opened = (id: number) => call(chatEndpoints.chat, { id });
const chats = async () => (await call(chatEndpoints.list, {})).chatsContacts;

it.each(['cleared', 'removed', 'blocked'] as const)('undo restores a contact that was %s', async (kind) => {
  const [contact] = await chats();
  const page = renderPageHook(useChatActions);
  const state = async () => {
    const isListed = (await chats()).some(({ id }) => id === contact!.id);
    // A removed contact has no chat.
    if (!isListed) return { isListed };
    const { chat, contact: now } = await opened(contact!.id);
    return { isListed, messages: chat?.messages.length, isBlocked: now.isBlocked ?? false };
  };
  const before = await state();
  await page.run((actions) => actions.change(contact!, kind));
  expect(await state()).not.toEqual(before);
  expect(page.changes[0]?.text).toEqual({ key: `chat.toasts.${kind}`, values: { name: contact!.fullName } });
  await page.undo();
  expect(await state()).toEqual(before);
});

it('deletes a message, and undo restores it', async () => {
  const [contact] = await chats();
  const messages = async () => (await opened(contact!.id)).chat!.messages;
  const before = await messages();
  const own = before.findLast(({ senderId }) => senderId === ownSenderId)!;
  const page = renderPageHook(useChatActions);
  await page.run((actions) => actions.remove(contact!, own));
  expect((await messages()).some(({ id }) => id === own.id)).toBe(false);
  expect(page.changes[0]?.text).toEqual({ key: 'chat.toasts.deleted', values: { name: contact!.fullName } });
  await page.undo();
  expect(await messages()).toEqual(before);
});

it('edits a message and marks a contact', async () => {
  const [contact] = await chats();
  const own = (await opened(contact!.id)).chat!.messages.findLast(({ senderId }) => senderId === ownSenderId)!;
  const page = renderPageHook(useChatActions);
  await page.run((actions) => actions.edit(contact!.id, own, 'Six dozen oysters'));
  expect((await opened(contact!.id)).chat!.messages.find(({ id }) => id === own.id)).toMatchObject({
    message: 'Six dozen oysters',
    isEdited: true,
  });
  const isPinned = !contact!.isPinned;
  await page.run((actions) => actions.mark(contact!, { isPinned }));
  await expect.poll(async () => (await opened(contact!.id)).contact.isPinned ?? false).toBe(isPinned);
  expect(shownToasts).toEqual([]);
});

it('failed changes name the contact', async () => {
  const [contact] = await chats();
  const page = renderPageHook(useChatActions);
  const before = page.changes.length;
  fail();
  await page.run((actions) => actions.change(contact!, 'blocked'));
  await page.run((actions) => actions.remove(contact!, { id: 1, message: '', time: '', senderId: ownSenderId }));
  await page.run((actions) => actions.mark(contact!, { isMuted: true }));
  const failed = `danger: chat.toasts.failed name=${contact!.fullName}`;
  await expect.poll(() => shownToasts).toHaveLength(3);
  expect(shownToasts).toEqual([failed, `danger: chat.toasts.deleteFailed name=${contact!.fullName}`, failed]);
  expect(page.changes).toHaveLength(before);
});

it('explains a missing right', async () => {
  await signIn('server');
  const page = renderPageHook(useChatActions);
  expect([page.current.denial('create'), page.current.denial('update')]).toEqual([undefined, undefined]);
  await signIn('owner');
});
