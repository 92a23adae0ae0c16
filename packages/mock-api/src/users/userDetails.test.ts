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
    server.post('/api/users/update-details', { id: 9, section, data, ...more });
  return { ...server, read, change };
}

describe('the details of a person', () => {
  it('fit their contract for everyone, and are the same when read again', async () => {
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
  ])('of %j are answered %i', async (params, status) => {
    expect((await start().get('/api/users/details', params)).status).toBe(status);
  });

  it.each([
    ['profile', { taxId: 'TX-9', language: 'fr' }],
    ['billing', { company: 'Vale', email: 'ada@vale.example' }],
    ['notifications', { when: 'never' }],
  ] as const)('change in part: %s', async (section, data) => {
    const { read, change } = start();
    const before = await read();
    expect((await change(section, data)).status).toBe(200);
    expect(await read()).toEqual({ ...before, [section]: { ...before[section], ...data }, version: 2 });
  });

  it('keep a plan and the person’s plan alike, whichever is changed', async () => {
    const { change, post, read, get } = start();
    const planOf = async () => (await get('/api/users/user', { id: 9 })).data.user.currentPlan as string;
    const answer = await change('plan', { name: 'enterprise', period: 'yearly' });
    expect(answer.data.user.currentPlan).toBe('enterprise');
    expect((await read()).plan).toMatchObject({ name: 'enterprise', period: 'yearly', price: 960 });
    await post('/apps/users/update-user', { user: { id: 9, currentPlan: 'basic' } });
    expect((await read()).plan).toMatchObject({ name: 'basic', price: 0 });
    await change('profile', { taxId: 'TX-1' });
    expect(await planOf()).toBe('basic');
  });

  it('give one trial and no second', async () => {
    const { change, read, get } = start();
    const ids = Array.from({ length: 50 }, (_, index) => index + 1);
    const fresh = (await Promise.all(ids.map((id) => read(id)))).find(({ plan }) => !plan.trialUsed)!;
    const trial = () => change('plan', { startTrial: true }, { id: fresh.userId });
    expect((await trial()).data.details.plan).toMatchObject({ isTrial: true, trialUsed: true });
    expect((await trial()).data).toMatchObject({ status: 409, code: 'in_use' });
    await change('plan', { name: 'company' }, { id: fresh.userId });
    expect((await get('/api/users/details', { id: fresh.userId })).data.details.plan.isTrial).toBe(false);
  });

  it('never store a card’s number or code', async () => {
    const { change, read } = start();
    const { data } = await change('paymentMethods', { add: { ...card, primary: true } });
    const added = (data.details as UserDetails).paymentMethods.at(-1)!;
    const { kind, holder, expiry } = { ...card, kind: 'card' as const };
    expect(added).toEqual({ kind, holder, expiry, brand: 'Visa', last4: '4242', id: added.id, primary: true });
    expect((await read()).paymentMethods.filter(({ primary }) => primary)).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/4242 ?4242|737/);
  });

  it('give the id of a payment or an address once', async () => {
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

  it('leave one default and one billing address', async () => {
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
  ])('refuse an unknown item and change nothing: %s', async (section, data) => {
    const { change, read } = start();
    const before = await read();
    expect((await change(section, data)).data).toMatchObject({ status: 404, code: 'not_found' });
    expect(await read()).toEqual(before);
  });

  it.each([
    ['moon', {}, { section: ['pick'] }],
    ['profile', { language: 'xx' }, { 'data.language': ['pick'] }],
    ['billing', { email: 'vale' }, { 'data.email': ['email'] }],
    ['plan', { name: 'gold' }, { 'data.name': ['pick'] }],
    ['addresses', { add: { ...address, city: '' } }, { 'data.add.city': ['required'] }],
    ['paymentMethods', { add: { ...card, number: '12' } }, { 'data.add.number': ['cardNumber'] }],
    ['profile', undefined, { data: ['required'] }],
  ])('refuse a bad field: %s %j', async (section, data, errors) => {
    expect((await start().change(section, data)).data).toMatchObject({ status: 422, code: 'validation', errors });
  });

  it('refuse an older version, with the present state', async () => {
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

  it('know every section of the contract', () => {
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
