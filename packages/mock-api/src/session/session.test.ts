// @vitest-environment happy-dom
import { call, createHttpClient, endSession, isSignedIn, startSession } from '@larder/domain';
import { sessionEndpoints, signedInSchema, userEndpoints, type UserDetails } from '@larder/domain/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { installMockApi } from '../installMockApi';
import { friday, startApi } from '../testing/api';
import { demoAccounts } from '../accounts';

const minute = 60_000;
const day = 24 * 60 * minute;
const list = '/api/users/list/data';
const newcomer = { username: 'ada.vale', email: 'ada.vale@saltmarsh.example', password: 'rye-bread-1', terms: true };

const enforcing = () => startApi({ auth: 'enforce' });

describe('enforced authentication', () => {
  it.each([
    ['GET', list],
    ['GET', '/api/bookmarks/data'],
    ['GET', '/card/card-statistics/orders'],
    ['GET', '/card/card-statistics/nothing'],
    ['POST', '/apps/users/add-user'],
    ['DELETE', '/apps/users/delete?id=9'],
    ['GET', '/apps/dashboard/service-day?restaurant=all'],
  ])('responds with 401 without a valid token: %s %s', async (method, url) => {
    const { http } = enforcing();
    for (const headers of [{}, { Authorization: 'Bearer nobody' }, { Authorization: 'Bearer __proto__' }]) {
      const { status, data, headers: sent } = await http.request<unknown>({ method, url, headers, data: '{' });
      expect(status).toBe(401);
      expect(data).toMatchObject({ status: 401, code: 'unauthenticated', title: expect.any(String) as string });
      expect(sent['content-type']).toBe('application/problem+json');
    }
  });

  it('accepts an access token for ten minutes', async () => {
    const { get, pass, signIn } = enforcing();
    const { token } = await signIn('owner');
    pass(10 * minute - 1);
    expect((await get(list, {}, token)).status).toBe(200);
    pass(1);
    expect((await get(list, {}, token)).status).toBe(401);
  });

  it('no token is required if authentication is off', async () => {
    expect((await startApi().get(list)).status).toBe(200);
  });
});

describe('login', () => {
  it.each(demoAccounts)(
    'login returns the role and restaurants that the user list has for the $role',
    async (account) => {
      const { post, get, signIn } = enforcing();
      const { role, workPlaces, id } = signedInSchema.parse((await post('/jwt/login', account)).data);
      const { data } = await get('/api/users/user', { id }, (await signIn('owner')).token);
      expect(data.user).toMatchObject({ role, restaurantIds: workPlaces.map(({ _id }) => _id) });
    },
  );

  it.each(demoAccounts)('login signs in the $role', async ({ email, password, role }) => {
    const { post } = enforcing();
    const { status, data } = await post('/jwt/login', { email: `  ${email.toUpperCase()} `, password, remember: true });
    expect(status).toBe(200);
    const signedIn = signedInSchema.parse(data);
    expect(signedIn.workPlaces.map(({ name }) => name)).toEqual(
      ['Saltbox & Rye', 'Casa Alecrim', 'Komorebi Table'].slice(0, { owner: 3, manager: 2, server: 1 }[role]),
    );
    expect(signedIn.token).toMatch(/^[0-9a-f]{48}$/);
    expect(signedIn.refreshToken).not.toBe(signedIn.token);
    expect(JSON.stringify(data)).not.toContain(password);
  });

  it.each([
    ['maren.holt@saltmarsh.example', 'wrong-1'],
    ['nobody@saltmarsh.example', 'larder-demo-1'],
    ['maren.holt', 'larder-demo-1'],
    ['dorota.maj@saltmarsh.example', 'larder-demo-1'],
  ])('sign-in responds identically to unknown addresses and wrong passwords: %s', async (email, password) => {
    const { status, data } = await enforcing().post('/jwt/login', { email, password });
    expect(status).toBe(422);
    expect(data).toMatchObject({ code: 'validation', errors: { email: ['credentials'] } });
  });

  it.each([
    [{}, { email: ['required'], password: ['required'] }],
    [{ email: '', password: 'x' }, { email: ['required'] }],
    [
      { email: 5, password: ['x'] },
      { email: ['required'], password: ['required'] },
    ],
  ])('sign-in reports missing and invalid fields: %j', async (body, errors) => {
    expect((await enforcing().post('/jwt/login', body)).data).toMatchObject({ status: 422, errors });
  });

  it.each(['{', '[]', 'null', '"text"', '7'])('sign-in rejects a body that is not an object: %s', async (body) => {
    const { http } = enforcing();
    const headers = { 'content-type': 'application/json' };
    const { status, data } = await http.request<unknown>({ method: 'POST', url: '/jwt/login', data: body, headers });
    expect([status, (data as { code: string }).code]).toEqual([400, 'malformed']);
  });
});

describe('sign-in with an external provider', () => {
  it('sign-in with an external provider accepts its code', async () => {
    const { status, data } = await enforcing().post('/jwt/login', { provider: 'harbour', code: 'demo-code' });
    expect([status, signedInSchema.parse(data).id]).toEqual([200, 2]);
  });

  it.each([
    [{ provider: 'harbour', code: 'guess' }, { email: ['credentials'] }],
    [{ provider: 'harbour' }, { code: ['required'] }],
    [{ provider: '', code: 'demo-code' }, { provider: ['required'] }],
  ])('sign-in with an external provider rejects %j', async (body, errors) => {
    expect((await enforcing().post('/jwt/login', body)).data).toMatchObject({ status: 422, errors });
  });
});

describe('registration', () => {
  it.each(['rst-lis', 'casa alecrim', ' Casa Alecrim '])(
    'registration uses the restaurant of the invitation: %s',
    async (invite) => {
      const { data } = await enforcing().post('/jwt/register', { ...newcomer, invite });
      expect(signedInSchema.parse(data).workPlaces).toEqual([
        { _id: 'rst-lis', name: 'Casa Alecrim', currency: 'EUR', timeZone: 'Europe/Lisbon' },
      ]);
    },
  );

  it('registration rejects an unknown invitation', async () => {
    const { data } = await enforcing().post('/jwt/register', { ...newcomer, invite: 'rst-moon' });
    expect(data).toMatchObject({ status: 422, errors: { invite: ['pick'] } });
  });

  it('registration signs in and allows later sign-ins', async () => {
    const { post, get } = enforcing();
    const { status, data } = await post('/jwt/register', newcomer);
    expect(status).toBe(201);
    expect(signedInSchema.parse(data)).toMatchObject({
      id: 51,
      username: 'ada.vale',
      workPlaces: [{ name: 'Saltbox & Rye' }],
    });
    expect((await get('/api/bookmarks/data', {}, (data as { token: string }).token)).status).toBe(200);
    expect((await post('/jwt/login', newcomer)).data).toMatchObject({ id: 51 });
  });

  it.each([
    [{ username: 'maren.holt' }, { username: ['taken'] }],
    [{ email: 'MAREN.holt@saltmarsh.example' }, { email: ['taken'] }],
    [
      { username: 'maren.holt', email: 'maren.holt@saltmarsh.example' },
      { username: ['taken'], email: ['taken'] },
    ],
  ])('registration rejects existing values: %j', async (change, errors) => {
    const server = enforcing();
    const before = await server.state();
    const { status, data } = await server.post('/jwt/register', { ...newcomer, ...change });
    expect([status, data]).toEqual([409, expect.objectContaining({ code: 'taken', errors })]);
    expect(await server.state()).toBe(before);
  });

  it.each([
    [{ email: 'ada' }, { email: ['email'] }],
    [{ username: 'A b' }, { username: ['username'] }],
    [{ password: 'short' }, { password: ['password'] }],
    [{ password: undefined }, { password: ['required'] }],
    [{ terms: false }, { terms: ['terms'] }],
  ])('registration rejects an invalid field: %j', async (change, errors) => {
    expect((await enforcing().post('/jwt/register', { ...newcomer, ...change })).data).toMatchObject({
      status: 422,
      errors,
    });
  });
});

describe('token refresh', () => {
  it('a token refresh returns two new tokens and invalidates the old ones', async () => {
    const { get, post, signIn } = enforcing();
    const first = await signIn('manager');
    const { status, data } = await post('/jwt/refresh-token', { refreshToken: first.refreshToken });
    const next = data as { accessToken: string; refreshToken: string };
    expect(status).toBe(200);
    expect(new Set([first.token, first.refreshToken, next.accessToken, next.refreshToken]).size).toBe(4);
    expect((await get(list, {}, next.accessToken)).status).toBe(200);
    expect((await get(list, {}, first.token)).status).toBe(401);
    const again = await post('/jwt/refresh-token', { refreshToken: first.refreshToken });
    expect([again.status, again.data]).toEqual([401, expect.objectContaining({ code: 'unauthenticated' })]);
    expect((await post('/jwt/refresh-token', { refreshToken: next.refreshToken })).status).toBe(200);
  });

  it('a token refresh can be repeated if its response was lost, until a new token is used', async () => {
    const { get, post, signIn } = enforcing();
    const { refreshToken: lost } = await signIn('owner');
    const refresh = async (refreshToken: string) => {
      const { status, data } = await post('/jwt/refresh-token', { refreshToken });
      return { status, ...(data as { accessToken: string; refreshToken: string }) };
    };
    const [first, second] = [await refresh(lost), await refresh(lost)];
    expect([first.status, second.status]).toEqual([200, 200]);
    // Another tab may have received the first response.
    expect(second.refreshToken).toBe(first.refreshToken);
    const { details } = (await get('/api/users/details', { id: 1 }, second.accessToken)).data as {
      details: UserDetails;
    };
    expect(details.devices.filter(({ current }) => current)).toHaveLength(1);
    expect((await refresh(lost)).status).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(200);
  });

  it('using the new refresh token invalidates the replaced ones', async () => {
    const { post, signIn } = enforcing();
    const { refreshToken: first } = await signIn('owner');
    const refresh = async (refreshToken: string) =>
      (await post('/jwt/refresh-token', { refreshToken })).data as { refreshToken: string };
    const { refreshToken: second } = await refresh(first);
    await refresh(second);
    expect((await post('/jwt/refresh-token', { refreshToken: first })).status).toBe(401);
  });

  it('signing out invalidates a refresh token whose successor was not used', async () => {
    const { post, signIn } = enforcing();
    const { refreshToken } = await signIn('owner');
    await post('/jwt/refresh-token', { refreshToken });
    expect((await post('/jwt/logout', { refreshToken, allTabs: true })).status).toBe(204);
    expect((await post('/jwt/refresh-token', { refreshToken })).status).toBe(401);
  });

  it.each([
    [14 * day - 1, 200],
    [14 * day, 401],
  ])('a token refresh after %i ms responds with %i', async (passed, wanted) => {
    const { post, pass, signIn } = enforcing();
    const { refreshToken } = await signIn('owner');
    pass(passed);
    expect((await post('/jwt/refresh-token', { refreshToken })).status).toBe(wanted);
  });

  it.each(['', 'unknown', '__proto__', 'constructor'])(
    'rejects the unknown refresh token “%s”',
    async (refreshToken) => {
      expect((await enforcing().post('/jwt/refresh-token', { refreshToken })).status).toBe(401);
    },
  );

  it('access and refresh tokens are not interchangeable', async () => {
    const { get, post, signIn } = enforcing();
    const { token, refreshToken } = await signIn('owner');
    expect((await post('/jwt/refresh-token', { refreshToken: token })).status).toBe(401);
    expect((await get(list, {}, refreshToken)).status).toBe(401);
  });
});

describe('logout', () => {
  it('logout invalidates both tokens of this session only', async () => {
    const { get, post, signIn } = enforcing();
    const [here, there] = [await signIn('owner'), await signIn('owner')];
    expect((await post('/jwt/logout', undefined, here.token)).status).toBe(204);
    expect((await get(list, {}, here.token)).status).toBe(401);
    expect((await post('/jwt/refresh-token', { refreshToken: here.refreshToken })).status).toBe(401);
    expect((await get(list, {}, there.token)).status).toBe(200);
  });
});

describe('logout with the refresh token', () => {
  it('logout with the refresh token invalidates that session too', async () => {
    const { post, signIn } = enforcing();
    const [here, there] = [await signIn('owner'), await signIn('owner')];
    await post('/jwt/logout', { refreshToken: there.refreshToken, allTabs: true }, here.token);
    expect((await post('/jwt/refresh-token', { refreshToken: there.refreshToken })).status).toBe(401);
  });

  it('logout ends the session when the access token has expired', async () => {
    const { post, pass, signIn } = enforcing();
    const { token, refreshToken } = await signIn('owner');
    pass(10 * minute);
    expect((await post('/jwt/logout', { refreshToken, allTabs: true }, token)).status).toBe(204);
    expect((await post('/jwt/refresh-token', { refreshToken })).status).toBe(401);
  });

  it.each([{}, { refreshToken: 'unknown' }, { refreshToken: '__proto__' }])(
    'logout returns 401 when neither token is valid: %j',
    async (body) => {
      expect((await enforcing().post('/jwt/logout', body, 'unknown')).status).toBe(401);
      expect((await enforcing().post('/jwt/logout', body)).status).toBe(401);
    },
  );
});

describe('closed accounts', () => {
  it.each(['owner', 'manager', 'server'] as const)(
    'accounts can be closed by their user (%s), whose tokens stay invalid after reopening',
    async (role) => {
      const { get, post, signIn } = enforcing();
      const { token, refreshToken, id } = await signIn(role);
      expect((await post('/apps/users/update-user', { user: { id, status: 'inactive' } }, token)).status).toBe(200);
      expect((await get('/api/bookmarks/data', {}, token)).status).toBe(401);
      const other = (await signIn(role === 'owner' ? 'manager' : 'owner')).token;
      await post('/apps/users/update-user', { user: { id, status: 'active' } }, other);
      expect((await get('/api/bookmarks/data', {}, token)).status).toBe(401);
      expect((await post('/jwt/refresh-token', { refreshToken })).status).toBe(401);
    },
  );

  it('users without rights can change neither other users nor more than their own status', async () => {
    const { post, signIn } = enforcing();
    const { token } = await signIn('server');
    const change = (user: object) => post('/apps/users/update-user', { user }, token);
    expect((await change({ id: 3, status: 'inactive', role: 'admin' })).status).toBe(403);
    expect((await change({ id: 3, company: 'Mine' })).status).toBe(403);
    expect((await change({ id: 9, status: 'inactive' })).status).toBe(403);
  });

  it('users with a closed account are signed out immediately and cannot sign in', async () => {
    const { get, post, signIn } = enforcing();
    const { token, refreshToken } = await signIn('manager');
    expect((await post('/apps/users/update-user', { user: { id: 2, status: 'inactive' } }, token)).status).toBe(200);
    expect((await get(list, {}, token)).status).toBe(401);
    expect((await post('/jwt/refresh-token', { refreshToken })).status).toBe(401);
    expect((await post('/jwt/login', demoAccounts[1])).status).toBe(422);
  });

  it('users keep signing in with a changed address', async () => {
    const { post, signIn } = enforcing();
    const { token } = await signIn('manager');
    const email = 'ilse@saltmarsh.example';
    await post('/apps/users/update-user', { user: { id: 2, email } }, token);
    expect((await post('/jwt/login', { email, password: 'larder-demo-1' })).status).toBe(200);
    expect((await post('/jwt/login', demoAccounts[1])).status).toBe(422);
  });
});

describe('with the real client', () => {
  afterEach(() => endSession('signed-out'));

  it('the real client refreshes an expired access token, and ends the session if the refresh token has expired', async () => {
    let now = friday;
    const client = createHttpClient({ locks: null });
    const api = installMockApi(client, { auth: 'enforce', now: () => now, checkResponses: true });
    const { email, password } = demoAccounts[0]!;
    startSession(signedInSchema.parse(await call(sessionEndpoints.login, { email, password }, { client })));
    const before = localStorage.getItem('token');
    now = new Date(friday.getTime() + 11 * minute);
    const responses = await Promise.all([1, 2, 3].map((page) => call(userEndpoints.list, { page }, { client })));
    expect(responses.map(({ users }) => users[0]?.id)).toEqual([1, 11, 21]);
    expect(localStorage.getItem('token')).not.toBe(before);
    now = new Date(now.getTime() + 15 * day);
    await expect(call(userEndpoints.list, {}, { client })).rejects.toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
    expect(isSignedIn()).toBe(false);
    api.restore();
  });
});
