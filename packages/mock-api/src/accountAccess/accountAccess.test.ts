import { signedInSchema } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../accounts';
import { startApi } from '../testing/api';

const send = '/jwt/send-code';
const verify = '/jwt/verify-code';
const change = '/jwt/change-password';
const second = 1000;
const [owner, manager] = demoAccounts.map(({ email }) => email) as [string, string, string];
const password = 'larder-demo-1';
const enforcing = () => startApi({ auth: 'enforce' });

describe('password reset links', () => {
  const purpose = 'reset-password';

  it.each([owner, 'nobody@saltmarsh.example'])(
    'sends the same response to a password reset for known and unknown addresses: %s',
    async (email) => {
      const { status, data } = await enforcing().post(send, { purpose, email: ` ${email} ` });
      expect([status, data]).toEqual([200, { sentTo: email, expiresIn: 600, retryAfter: 30 }]);
    },
  );

  it('a password reset link sets the password and ends all sessions of the user', async () => {
    const { post, get, signIn } = enforcing();
    const { token } = await signIn('manager');
    await post(send, { purpose, email: manager.toUpperCase() });
    const { status, data } = await post(verify, { purpose, token: 'demo-token', password: 'new-larder-2' });
    expect([status, data]).toEqual([200, { ok: true }]);
    expect((await get('/api/bookmarks/data', {}, token)).status).toBe(401);
    expect((await post('/jwt/login', { email: manager, password })).status).toBe(422);
    expect((await post('/jwt/login', { email: manager, password: 'new-larder-2' })).status).toBe(200);
    expect((await post('/jwt/login', { email: owner, password })).status).toBe(200);
  });

  it('a password reset link can be resent after 30 seconds', async () => {
    const { post, pass } = enforcing();
    await post(send, { purpose, email: owner });
    pass(10 * second);
    const again = await post(send, { purpose, email: owner });
    expect([again.status, again.data]).toEqual([429, expect.objectContaining({ code: 'too_many', retryAfter: 20 })]);
    expect((await post(send, { purpose, email: manager })).status).toBe(200);
    pass(20 * second);
    expect((await post(send, { purpose, email: owner })).status).toBe(200);
  });

  it.each([
    [send, { purpose }, 422, { errors: { email: ['required'] } }],
    [send, { purpose, email: 'maren' }, 422, { errors: { email: ['email'] } }],
    [send, { purpose: 'tea' }, 422, { errors: { purpose: ['pick'] } }],
    [send, {}, 422, { errors: { purpose: ['pick'] } }],
    [verify, { purpose, token: 'demo-token', password: 'short' }, 422, { errors: { password: ['password'] } }],
    [verify, { purpose, token: '', password: 'new-larder-2' }, 422, { errors: { token: ['required'] } }],
    [verify, { purpose, token: 'expired-token', password: 'x' }, 410, { code: 'expired' }],
    [verify, { purpose, token: 'guess', password: 'new-larder-2' }, 410, { code: 'expired' }],
  ])('a password reset with %s %j is rejected with %i', async (url, body, status, wanted) => {
    const { data } = await enforcing().post(url, body);
    expect(data).toMatchObject({ status, ...wanted });
  });
});

describe('email confirmation', () => {
  const purpose = 'verify-email';
  const newcomer = { username: 'ada.vale', email: 'ada@saltmarsh.example', password: 'rye-bread-1', terms: true };

  it('email confirmation is rejected if no link was sent', async () => {
    const { post, state } = enforcing();
    const before = await state();
    expect((await post(verify, { purpose, token: 'demo-token' })).status).toBe(410);
    expect(await state()).toBe(before);
  });

  it('email confirmation confirms the address of a new user', async () => {
    const { post, get } = enforcing();
    const { token } = (await post('/jwt/register', newcomer)).data as { token: string };
    const isConfirmed = async () =>
      (await get('/account-setting/data', {}, token)).data.general.isEmailConfirmed as boolean;
    expect(await isConfirmed()).toBe(false);
    expect((await post(send, { purpose, email: newcomer.email })).data.sentTo).toBe('a•••@saltmarsh.example');
    const { status, data } = await post(verify, { purpose, token: 'demo-token' }, token);
    expect([status, data]).toEqual([200, { ok: true, email: newcomer.email }]);
    expect(await isConfirmed()).toBe(true);
  });

  it('email confirmation works without a session, with the link sent at registration', async () => {
    const { post } = enforcing();
    await post('/jwt/register', newcomer);
    expect((await post(verify, { purpose, token: 'demo-token' })).data.email).toBe(newcomer.email);
  });

  it('email confirmation works without a session, with the last link sent', async () => {
    const { post } = enforcing();
    await post('/jwt/register', newcomer);
    await post(send, { purpose, email: newcomer.email });
    expect((await post(verify, { purpose, token: 'demo-token' })).data.email).toBe(newcomer.email);
  });

  it('email confirmation changes the address first if a new one is given', async () => {
    const { post, get, signIn } = enforcing();
    const { token } = await signIn('owner');
    const newEmail = 'maren@saltmarsh.example';
    expect((await post(send, { purpose, newEmail }, token)).status).toBe(200);
    const { data } = await get('/api/users/user', { id: 1 }, token);
    expect(data.user).toMatchObject({ email: newEmail, version: 2 });
    expect((await get('/account-setting/data', {}, token)).data.general.isEmailConfirmed).toBe(false);
    await post(verify, { purpose, token: 'demo-token' }, token);
    expect((await get('/account-setting/data', {}, token)).data.general.isEmailConfirmed).toBe(true);
    expect((await post('/jwt/login', { email: newEmail, password })).status).toBe(200);
  });

  it('email confirmation rejects invalid requests without changing data', async () => {
    const { post, signIn, state } = enforcing();
    const { token } = await signIn('owner');
    const before = await state();
    expect((await post(send, { purpose, newEmail: 'a@saltmarsh.example' })).status).toBe(401);
    expect((await post(send, { purpose, newEmail: manager.toUpperCase() }, token)).data).toMatchObject({
      status: 409,
      code: 'taken',
      errors: { newEmail: ['taken'] },
    });
    expect((await post(send, { purpose, newEmail: 'maren' }, token)).data.errors).toEqual({ newEmail: ['email'] });
    expect((await post(send, { purpose }, token)).data.errors).toEqual({ email: ['required'] });
    expect((await post(verify, { purpose, token: 'expired-token' }, token)).status).toBe(410);
    expect((await post(verify, { purpose }, token)).data.errors).toEqual({ token: ['required'] });
    expect(await state()).toBe(before);
  });
});

describe('sign-in with a second step', () => {
  const noor = { email: 'noor.haddad@saltmarsh.example', password };
  const purpose = 'two-steps';
  const challenged = async () => {
    const server = enforcing();
    const { status, data } = await server.post('/jwt/login', noor);
    expect(status).toBe(200);
    return { ...server, first: data as { challenge: string; channel: string; sentTo: string } };
  };

  it('sign-in with a second step responds with a challenge and a masked target instead of tokens', async () => {
    const { first } = await challenged();
    expect(first).toEqual({
      challenge: expect.stringMatching(/^[0-9a-f]{48}$/) as string,
      channel: 'sms',
      sentTo: '+• ••• ••• ••07',
    });
  });

  it('sign-in with the right code works once', async () => {
    const { post, get, first } = await challenged();
    const proof = { purpose, challenge: first.challenge, code: '123456' };
    const { status, data } = await post(verify, proof);
    expect([status, signedInSchema.parse(data).id]).toEqual([200, 7]);
    expect((await get('/api/bookmarks/data', {}, (data as { token: string }).token)).status).toBe(200);
    expect((await post(verify, proof)).status).toBe(404);
  });

  it('sign-in is blocked for a minute after five wrong codes', async () => {
    const { post, pass, first } = await challenged();
    const proof = (code: string) => ({ purpose, challenge: first.challenge, code });
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      expect((await post(verify, proof('000000'))).data).toMatchObject({
        status: 422,
        errors: { code: ['code'] },
        attemptsLeft,
      });
    }
    expect((await post(verify, proof('123456'))).data).toMatchObject({ status: 429, code: 'too_many', retryAfter: 60 });
    pass(60 * second);
    expect((await post(verify, proof('123456'))).status).toBe(200);
  });

  it('choosing the authenticator app, which sends no code, does not allow more attempts', async () => {
    const { post, first } = await challenged();
    const { challenge } = first;
    const guess = () => post(verify, { purpose, challenge, code: '000000' });
    for (const _attempt of [1, 2, 3, 4]) await guess();
    expect((await post(send, { purpose, challenge, channel: 'app' })).status).toBe(200);
    expect((await guess()).data.attemptsLeft).toBe(0);
    expect((await post(send, { purpose, challenge, channel: 'app' })).status).toBe(200);
    expect((await guess()).status).toBe(429);
  });

  it('the second step of a sign-in expires after ten minutes and continues with a new code', async () => {
    const { post, pass, first } = await challenged();
    const { challenge } = first;
    pass(600 * second);
    expect((await post(verify, { purpose, challenge, code: '123456' })).data).toMatchObject({
      status: 410,
      code: 'expired',
    });
    expect((await post(send, { purpose, challenge })).data.sentTo).toBe('+• ••• ••• ••07');
    expect((await post(verify, { purpose, challenge, code: '123456' })).status).toBe(200);
  });

  it('sends a new sign-in code after 30 seconds, or immediately on another channel', async () => {
    const { post, pass, first } = await challenged();
    const again = (channel: string) => post(send, { purpose, challenge: first.challenge, channel });
    expect((await again('sms')).status).toBe(429);
    expect((await again('call')).data.sentTo).toBe('+• ••• ••• ••07');
    expect((await again('email')).data.sentTo).toBe('n••••••••••@saltmarsh.example');
    expect((await again('app')).data.sentTo).toBeNull();
    pass(30 * second);
    expect((await again('sms')).status).toBe(200);
  });

  it.each([
    [send, { challenge: 'none' }, 404],
    [send, { challenge: '__proto__' }, 404],
    [send, {}, 422],
    [verify, { challenge: 'constructor', code: '123456' }, 404],
    [verify, { code: '123456' }, 422],
  ])('the second step at %s with %j returns %i', async (url, body, status) => {
    expect((await enforcing().post(url, { purpose, ...body })).status).toBe(status);
  });

  it.each(['12345', 'abcdef', '', '1234567', 123456])('rejects the sign-in code %j', async (code) => {
    const { post, first } = await challenged();
    const { data } = await post(verify, { purpose, challenge: first.challenge, code });
    expect(data).toMatchObject({ status: 422, errors: { code: [expect.any(String)] } });
  });
});

describe('setting up a second step', () => {
  const purpose = 'two-steps-setup';

  it('an authenticator app can be the second step, with ten one-time recovery codes', async () => {
    const { post, get, signIn } = enforcing();
    const { token } = await signIn('owner');
    const sent = (await post(send, { purpose, channel: 'app' }, token)).data as { secret: string; uri: string };
    expect(sent.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(sent.uri).searchParams.get('secret')).toBe(sent.secret);
    const { data } = await post(verify, { purpose, code: '123456', method: 'app' }, token);
    const { twoSteps, recoveryCodes } = data as { twoSteps: object; recoveryCodes: string[] };
    expect(twoSteps).toEqual({ enabled: true, method: 'app', phone: null });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await get('/api/users/details', { id: 1 }, token)).data.details).toMatchObject({ twoSteps, version: 2 });

    const spend = async () => {
      const { challenge, channel } = (await post('/jwt/login', { email: owner, password })).data as Record<
        string,
        string
      >;
      expect(channel).toBe('app');
      return post(verify, { purpose: 'two-steps', challenge, code: recoveryCodes[3]!.toUpperCase() });
    };
    expect((await spend()).status).toBe(200);
    expect((await spend()).status).toBe(422);

    await post('/apps/users/update-details', { id: 1, section: 'twoSteps', data: { enabled: false } }, token);
    expect((await post('/jwt/login', { email: owner, password })).data).toHaveProperty('token');
  });

  it('text messages to a phone can be the second step', async () => {
    const { post, signIn } = enforcing();
    const { token } = await signIn('server');
    const phone = '+351 912 345 678';
    expect((await post(send, { purpose, channel: 'sms', phone }, token)).data.sentTo).toBe('+••• ••• ••• •78');
    const { data } = await post(verify, { purpose, code: '123456', method: 'sms', phone }, token);
    expect(data.twoSteps).toEqual({ enabled: true, method: 'sms', phone });
  });

  it.each([
    [send, { channel: 'sms' }, { phone: ['required'] }],
    [send, { channel: 'sms', phone: '12' }, { phone: ['phone'] }],
    [send, { channel: 'pigeon' }, { channel: ['pick'] }],
    [verify, { code: '123456', method: 'sms' }, { phone: ['required'] }],
    [verify, { code: '123', method: 'app' }, { code: ['code'] }],
    [verify, { code: '654321', method: 'app' }, { code: ['code'] }],
    [verify, { code: '123456' }, { method: ['pick'] }],
  ])('setting up a second step at %s with %j is rejected', async (url, body, errors) => {
    const { post, signIn, state } = enforcing();
    const { token } = await signIn('owner');
    const before = await state();
    expect((await post(url, { purpose, ...body }, token)).data).toMatchObject({ status: 422, errors });
    expect(await state()).toBe(before);
  });

  it.each([send, verify])('setting up two-step sign-in requires a signed-in user: %s', async (url) => {
    expect((await enforcing().post(url, { purpose })).status).toBe(401);
  });
});

describe('changing a password', () => {
  it('changing a password keeps the current session and ends all others', async () => {
    const { post, get, signIn } = enforcing();
    const [here, there] = [await signIn('server'), await signIn('server')];
    const body = { currentPassword: password, newPassword: 'new-larder-2' };
    const { status, data } = await post(change, body, here.token);
    expect([status, data]).toEqual([200, { ok: true }]);
    expect((await get('/api/bookmarks/data', {}, here.token)).status).toBe(200);
    expect((await get('/api/bookmarks/data', {}, there.token)).status).toBe(401);
    expect((await post('/jwt/login', { ...demoAccounts[2], password: 'new-larder-2' })).status).toBe(200);
  });

  it.each([
    [{ newPassword: 'new-larder-2' }, { currentPassword: ['required'] }],
    [{ currentPassword: 'wrong', newPassword: 'new-larder-2' }, { currentPassword: ['credentials'] }],
    [{ currentPassword: password, newPassword: password }, { newPassword: ['passwordSame'] }],
    [{ currentPassword: password, newPassword: 'short' }, { newPassword: ['password'] }],
    [{ currentPassword: password }, { newPassword: ['required'] }],
  ])('the password change %j is rejected', async (body, errors) => {
    const { post, signIn } = enforcing();
    const { token } = await signIn('owner');
    expect((await post(change, body, token)).data).toMatchObject({ status: 422, errors });
    expect((await post('/jwt/login', { email: owner, password })).status).toBe(200);
  });

  it('changing a password is blocked for a minute after five wrong passwords', async () => {
    const { post, pass, signIn } = enforcing();
    const { token } = await signIn('owner');
    const tryIt = (currentPassword: string) => post(change, { currentPassword, newPassword: 'new-larder-2' }, token);
    for (let round = 0; round < 5; round += 1) expect((await tryIt('wrong')).status).toBe(422);
    expect((await tryIt(password)).data).toMatchObject({ status: 429, code: 'too_many', retryAfter: 60 });
    pass(60 * second);
    expect((await tryIt(password)).status).toBe(200);
  });

  it('changing the password of another user requires the right to manage users, and is forbidden for higher roles', async () => {
    const { post, signIn } = enforcing();
    const tokens = [await signIn('owner'), await signIn('manager'), await signIn('server')].map(({ token }) => token);
    const set = (userId: number, index: number) => post(change, { userId, newPassword: 'new-larder-2' }, tokens[index]);
    expect((await set(1, 1)).data).toMatchObject({ status: 403, action: 'manage', subject: 'user' });
    expect((await set(1, 2)).status).toBe(403);
    expect((await set(999, 0)).data).toMatchObject({ status: 404, code: 'not_found', subject: 'user', id: 999 });
    expect((await set(3, 1)).status).toBe(200);
    expect((await post('/jwt/login', { ...demoAccounts[2], password: 'new-larder-2' })).status).toBe(200);
    expect((await set(11, 0)).status).toBe(200);
    const wren = { email: 'wren.castellano@saltmarsh.example', password: 'new-larder-2' };
    expect((await post('/jwt/login', wren)).data).toMatchObject({ id: 11 });
    expect((await post(change, { newPassword: 'new-larder-3' })).status).toBe(401);
  });
});
