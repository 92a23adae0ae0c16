import { userDetailsSchema, userDetailsSections, type UserDetails } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

const card = { kind: 'card', number: '4242 4242 4242 4242', cvc: '737', holder: 'Ada Vale', expiry: '08/30' };
const address = {
  kind: 'warehouse',
  contactName: 'Ada Vale',
  phone: '+1 212 555 0199',
  line1: '2 Quay Street',
  line2: '',
  city: 'Saltmarsh',
  state: 'NY',
  postcode: '10004',
  country: 'United States',
  isBilling: false,
  isDefault: false,
};

function start() {
  const server = startApi();
  const read = async (id = 9) => (await server.get('/api/users/details', { id })).data.details as UserDetails;
  const change = (section: string, data: unknown, more: object = {}) =>
    server.post('/apps/users/update-details', { id: 9, section, data, ...more });
  return { ...server, read, change };
}

describe('user details', () => {
  it('user details match the contract and are stable', async () => {
    const { read } = start();
    for (const id of [1, 9, 50]) {
      const details = await read(id);
      expect(userDetailsSchema.parse(details)).toEqual(details);
      expect(await read(id)).toEqual(details);
      expect(details.userId).toBe(id);
    }
  });

  it.each([
    [{ id: 99 }, 404],
    [{ id: 'x' }, 400],
    [{}, 400],
  ])('requesting user details with %j responds with %i', async (params, status) => {
    expect((await start().get('/api/users/details', params)).status).toBe(status);
  });

  it.each([
    ['profile', { taxId: 'TX-9', language: 'fr' }],
    ['billing', { company: 'Vale', email: 'ada@vale.example' }],
    ['notifications', { when: 'never' }],
  ] as const)('user details can be changed partially: %s', async (section, data) => {
    const { read, change } = start();
    const before = await read();
    expect((await change(section, data)).status).toBe(200);
    expect(await read()).toEqual({ ...before, [section]: { ...before[section], ...data }, version: 2 });
  });

  it('user details keep plan and user record in sync', async () => {
    const { change, post, read, get } = start();
    const planOf = async () => (await get('/api/users/user', { id: 9 })).data.user.currentPlan as string;
    const response = await change('plan', { name: 'enterprise', period: 'yearly' });
    expect(response.data.user.currentPlan).toBe('enterprise');
    expect((await read()).plan).toMatchObject({ name: 'enterprise', period: 'yearly', price: 960 });
    await post('/apps/users/update-user', { user: { id: 9, currentPlan: 'basic' } });
    expect((await read()).plan).toMatchObject({ name: 'basic', price: 0 });
    await change('profile', { taxId: 'TX-1' });
    expect(await planOf()).toBe('basic');
  });

  it('user details allow one trial', async () => {
    const { change, read, get } = start();
    const ids = Array.from({ length: 50 }, (_, index) => index + 1);
    const fresh = (await Promise.all(ids.map((id) => read(id)))).find(({ plan }) => !plan.trialUsed)!;
    const trial = () => change('plan', { startTrial: true }, { id: fresh.userId });
    expect((await trial()).data.details.plan).toMatchObject({ isTrial: true, trialUsed: true });
    expect((await trial()).data).toMatchObject({ status: 409, code: 'in_use' });
    await change('plan', { name: 'company' }, { id: fresh.userId });
    expect((await get('/api/users/details', { id: fresh.userId })).data.details.plan.isTrial).toBe(false);
  });

  it('user details never store card numbers or security codes', async () => {
    const { change, read } = start();
    const { data } = await change('paymentMethods', { add: { ...card, primary: true } });
    const added = (data.details as UserDetails).paymentMethods.at(-1)!;
    const { kind, holder, expiry } = { ...card, kind: 'card' as const };
    expect(added).toEqual({ kind, holder, expiry, brand: 'Visa', last4: '4242', id: added.id, primary: true });
    expect((await read()).paymentMethods.filter(({ primary }) => primary)).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/4242 ?4242|737/);
  });

  it('user details never reuse the ID of a payment method or address', async () => {
    const { change, read } = start();
    const seen: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      await change('addresses', { add: address });
      const { id } = (await read()).addresses.at(-1)!;
      seen.push(id);
      await change('addresses', { remove: id });
    }
    expect(new Set(seen).size).toBe(3);
  });

  it('user details keep one default and one billing address', async () => {
    const { change, read } = start();
    await change('addresses', { add: { ...address, isDefault: true } });
    const [first, second] = (await read()).addresses;
    expect([first!.isDefault, second!.isDefault, first!.isBilling]).toEqual([false, true, true]);
    await change('addresses', { remove: second!.id });
    expect((await read()).addresses.map(({ isDefault }) => isDefault)).toEqual([true]);
  });

  it.each([
    ['devices', { revoke: ['device-1', 'device-77'] }],
    ['paymentMethods', { update: { id: 'payment-77', holder: 'x' } }],
    ['addresses', { remove: 'address-77' }],
    [
      'connections',
      {
        services: [
          { id: 'accounting', connected: true },
          { id: 'moon', connected: true },
        ],
      },
    ],
  ])('user details reject an unknown item and change nothing: %s', async (section, data) => {
    const { change, read } = start();
    const before = await read();
    expect((await change(section, data)).data).toMatchObject({ status: 404, code: 'not_found' });
    expect(await read()).toEqual(before);
  });

  it.each([
    ['moon', {}, { section: ['pick'] }],
    ['profile', { language: 'xx' }, { language: ['pick'] }],
    ['billing', { email: 'vale' }, { email: ['email'] }],
    ['plan', { name: 'gold' }, { name: ['pick'] }],
    ['addresses', { add: { ...address, city: '' } }, { 'add.city': ['required'] }],
    ['paymentMethods', { add: { ...card, number: '12' } }, { 'add.number': ['cardNumber'] }],
    ['profile', undefined, { data: ['required'] }],
  ])('user details reject an invalid field: %s %j', async (section, data, errors) => {
    expect((await start().change(section, data)).data).toMatchObject({ status: 422, code: 'validation', errors });
  });

  it('user details reject an outdated version with the current details', async () => {
    const { change, read } = start();
    expect((await change('profile', { taxId: 'A' }, { version: 1 })).data.details.version).toBe(2);
    const { data } = await change('profile', { taxId: 'B' }, { version: 1 });
    expect(data).toMatchObject({
      status: 409,
      code: 'version_conflict',
      current: { profile: { taxId: 'A' }, version: 2 },
    });
    expect((await read()).profile.taxId).toBe('A');
  });

  it.each([
    ['profile', { taxId: null }, { taxId: '' }],
    ['billing', { vatId: null, phone: null }, { vatId: '', phone: '' }],
  ] as const)('user details clear fields with null: %s', async (section, data, wanted) => {
    const { read, change } = start();
    const before = await read();
    expect((await change(section, data)).status).toBe(200);
    expect((await read())[section]).toEqual({ ...before[section], ...wanted });
  });

  it.each([
    ['paymentMethods', { add: { ...card, number: '4242 4242 4242 4241' } }, { 'add.number': ['cardNumber'] }],
    ['paymentMethods', { add: { ...card, expiry: '10/26' } }, { 'add.expiry': ['cardExpiry'] }],
    ['paymentMethods', { add: { ...card, expiry: '13/30' } }, { 'add.expiry': ['cardExpiry'] }],
    ['paymentMethods', { add: { ...card, cvc: '12' } }, { 'add.cvc': ['cvc'] }],
    ['paymentMethods', { add: { kind: 'paypal' } }, { 'add.email': ['required'] }],
    ['paymentMethods', { add: { kind: 'cheque' } }, { 'add.kind': ['pick'] }],
    ['addresses', { add: { ...address, postcode: '1000' } }, { 'add.postcode': ['postcode'] }],
    ['addresses', { update: { id: 'address-9-1', country: 'Portugal' } }, { 'update.postcode': ['postcode'] }],
    ['addresses', { add: { ...address, phone: 'soon' } }, { 'add.phone': ['phone'] }],
    ['billing', { company: '' }, { company: ['required'] }],
    ['twoSteps', { enabled: true }, { enabled: ['pick'] }],
    ['devices', {}, { revoke: ['required'] }],
  ])('user details reject invalid changes and change nothing: %s %j', async (section, data, errors) => {
    const { read, change } = start();
    const before = await read();
    expect((await change(section, data)).data).toMatchObject({ status: 422, code: 'validation', errors });
    expect(await read()).toEqual(before);
  });

  it('user details store a PayPal payment method with its trimmed address', async () => {
    const { data } = await start().change('paymentMethods', { add: { kind: 'paypal', email: ' ada@vale.example ' } });
    expect((data.details as UserDetails).paymentMethods.at(-1)).toEqual({
      id: 'payment-9-3',
      kind: 'paypal',
      email: 'ada@vale.example',
      primary: false,
    });
  });

  it.each([
    ['paymentMethods', 'paymentMethod', 'payment-9-1'],
    ['addresses', 'address', 'address-9-1'],
  ] as const)('user details restore removed items unchanged and in place: %s', async (section, subject, id) => {
    const { read, change, post } = start();
    await change('addresses', { add: address });
    const before = (await read())[section];
    await change(section, { remove: id });
    expect((await read())[section].map((row) => row.id)).not.toContain(id);
    expect((await change(section, { remove: id })).status).toBe(404);
    const { status, data } = await post('/api/restore', { subject, ids: [id, `${id}7`] });
    expect([status, data]).toEqual([200, { restored: [before[0]], missing: [`${id}7`] }]);
    expect((await read())[section]).toEqual(before);
    expect((await post('/api/restore', { subject, ids: [id] })).status).toBe(404);
  });

  it('the contract has exactly the tested sections of user details', () => {
    const sections = userDetailsSections.toSorted();
    expect(sections).toEqual([
      'addresses',
      'billing',
      'connections',
      'devices',
      'notifications',
      'paymentMethods',
      'plan',
      'profile',
      'twoSteps',
    ]);
  });
});

describe('sessions of a user', () => {
  const enforced = async () => {
    const server = startApi({ auth: 'enforce' });
    const [here, there] = [await server.signIn('server'), await server.signIn('server')];
    const read = async () =>
      (await server.get('/api/users/details', { id: 3 }, here.token)).data.details as UserDetails;
    return { ...server, here, there, read };
  };

  it('the sessions of a user are listed with the current one first', async () => {
    const { read } = await enforced();
    const { devices } = await read();
    expect(devices.filter(({ current }) => current)).toHaveLength(1);
    expect(devices[0]?.current).toBe(true);
    expect(devices.filter(({ id }) => id.startsWith('session-'))).toHaveLength(2);
  });

  it('sessions end when their device is signed out', async () => {
    const { read, get, post, here, there } = await enforced();
    const revoke = (await read()).devices.filter(({ current }) => !current).map(({ id }) => id);
    const body = { id: 3, section: 'devices', data: { revoke } };
    const { data } = await post('/apps/users/update-details', body, here.token);
    expect((data.details as UserDetails).devices.map(({ current }) => current)).toEqual([true]);
    expect((await get('/api/bookmarks/data', {}, there.token)).status).toBe(401);
    expect((await post('/jwt/refresh-token', { refreshToken: there.refreshToken })).status).toBe(401);
    expect((await get('/api/bookmarks/data', {}, here.token)).status).toBe(200);
  });

  it('user details cannot be changed by users with a lower role', async () => {
    const { post, signIn } = await enforced();
    const { token } = await signIn('manager');
    const body = { id: 1, section: 'twoSteps', data: { enabled: false } };
    expect((await post('/apps/users/update-details', body, token)).status).toBe(403);
    expect((await post('/apps/users/update-details', { ...body, id: 3 }, token)).status).toBe(200);
  });

  it('users cannot restore removed addresses of other users', async () => {
    const { post, signIn, here } = await enforced();
    const { token } = await signIn('owner');
    await post('/apps/users/update-details', { id: 1, section: 'addresses', data: { remove: 'address-1-1' } }, token);
    const restore = (by: string) => post('/api/restore', { subject: 'address', ids: ['address-1-1'] }, by);
    expect((await restore(here.token)).status).toBe(404);
    expect((await restore(token)).status).toBe(200);
  });
});

describe('changes of a section', () => {
  it('connections change one by one', async () => {
    const { read, change } = start();
    const { services, social } = (await read()).connections;
    const [service, network] = [services[1]!, social[1]!];
    await change('connections', { services: [{ id: service.id, connected: !service.connected }] });
    await change('connections', { social: [{ id: network.id, handle: '@larder' }] });
    expect((await read()).connections).toEqual({
      services: services.map((row) => (row.id === service.id ? { ...row, connected: !row.connected } : row)),
      social: social.map((row) => (row.id === network.id ? { ...row, handle: '@larder' } : row)),
    });
  });

  it('canceling a plan keeps it until the end of its period', async () => {
    const { read, change } = start();
    const { plan } = await read();
    await change('plan', { cancelAtPeriodEnd: true });
    expect((await read()).plan).toEqual({ ...plan, cancelAtPeriodEnd: true });
    await change('plan', { cancelAtPeriodEnd: false });
    expect((await read()).plan).toEqual({ ...plan, cancelAtPeriodEnd: false });
  });

  it('a changed payment method can become the only primary one', async () => {
    const { read, change } = start();
    await change('paymentMethods', { add: card });
    await change('paymentMethods', { add: { ...card, primary: true } });
    const added = (await read()).paymentMethods.slice(-2);
    expect(added.map(({ primary }) => primary)).toEqual([false, true]);
    const { id } = added[0]!;
    await change('paymentMethods', { update: { id, expiry: '09/31' } });
    expect((await read()).paymentMethods.find((row) => row.id === id)).toEqual({ ...added[0], expiry: '09/31' });
    await change('paymentMethods', { update: { id, primary: true } });
    expect((await read()).paymentMethods.filter(({ primary }) => primary).map((row) => row.id)).toEqual([id]);
  });

  it('a changed address keeps the fields that are not given', async () => {
    const { read, change } = start();
    await change('addresses', { add: address });
    const added = (await read()).addresses.at(-1)!;
    await change('addresses', { update: { id: added.id, city: 'Quayside', isDefault: true } });
    const { addresses } = await read();
    expect(addresses.find(({ id }) => id === added.id)).toEqual({ ...added, city: 'Quayside', isDefault: true });
    expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});
