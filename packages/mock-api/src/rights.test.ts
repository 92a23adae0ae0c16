import * as contract from '@larder/domain/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { listCalls, toRequest } from './conformance/calls';
import { startApi } from './testing/api';

/** Endpoints that need no token. */
const open = [
  'accountAccess.sendCode',
  'accountAccess.verifyCode',
  'newsletter.subscribe',
  'serverStatus.status',
  'session.login',
  'session.register',
  'session.refresh',
  'session.logout',
];

/** Endpoints for every signed-in user: their own data, and content without figures. Some check rights per record. */
const signedIn = [
  'accountAccess.changePassword',
  'accountSetting.data',
  'accountSettingUpdate.update',
  'blog.list',
  'blog.sidebar',
  'blog.detail',
  'blog.edit',
  'blog.update',
  'blog.saveComment',
  'bookmark.data',
  'bookmark.update',
  'faq.list',
  'faq.knowledgeBase',
  'faq.category',
  'faq.question',
  'notification.data',
  'notification.update',
  'pricing.data',
  'menuCounts.counts',
  'profile.data',
  'profile.update',
  'restore.restore',
  'search.main',
  'search.autoComplete',
  'user.update',
  'userDetails.details',
  'userDetails.updateDetails',
  'view.data',
  'view.save',
  'view.remove',
];

/** Expected rights: the owner has all, the manager all except on these subjects, the server only those listed below. */
const deniedToManager = ['role', 'permission', 'apiKey'];
const allowedToServer = [
  'read bill',
  'read menu',
  'read product',
  ...['task', 'chat', 'event'].flatMap((subject) =>
    ['read', 'create', 'update', 'delete'].map((action) => `${action} ${subject}`),
  ),
];
const rules = {
  owner: () => true,
  manager: (_action: string, subject: string) => !deniedToManager.includes(subject),
  server: (action: string, subject: string) => allowedToServer.includes(`${action} ${subject}`),
};

const calls = listCalls(contract);
const guarded = calls.filter(({ endpoint }) => endpoint.ability);

describe('rights of the endpoints', () => {
  it('every endpoint is public, open to every signed-in user, or requires a right', () => {
    const without = calls.filter(({ endpoint }) => !endpoint.ability);
    const ids = (isPublic: boolean) =>
      without.filter(({ endpoint }) => (endpoint.public ?? false) === isPublic).map(({ id }) => id);
    expect(ids(true).toSorted()).toEqual(open.toSorted());
    expect(ids(false).toSorted()).toEqual(signedIn.toSorted());
  });

  it.each(['invoice', 'product', 'order', 'email', 'chat', 'task', 'event', 'employee', 'dashboard', 'bill', 'menu'])(
    'at least one endpoint requires a right on the subject `%s`',
    (subject) =>
      expect(
        guarded.some(({ endpoint }) => [endpoint.ability!].flat().some((right) => right.subject === subject)),
      ).toBe(true),
  );
});

describe.each(['owner', 'manager', 'server'] as const)('the %s', (role) => {
  const api = startApi({ auth: 'enforce' });
  let token = '';
  beforeAll(async () => {
    ({ token } = await api.signIn(role));
  });

  it.each(guarded)('calling $id requires its right', async ({ endpoint }) => {
    const rights = [endpoint.ability!].flat();
    const isAllowed = rights.some(({ action, subject }) => rules[role](action, subject));
    const { method, path, ...rest } = toRequest({ endpoint } as (typeof calls)[number], {});
    // An invalid body: with the right it is 422 or 404 and changes nothing.
    const { status, data } =
      method === 'POST'
        ? await api.post(path, {}, token)
        : await (method === 'GET' ? api.get : api.remove)(path, rest, token);
    expect(status !== 403, `${status}`).toBe(isAllowed);
    expect(isAllowed ? {} : data).toMatchObject(isAllowed ? {} : { code: 'forbidden', ...rights[0] });
  });
});
