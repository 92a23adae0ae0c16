import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

const subscribe = '/api/newsletter/subscribe';
const body = { email: 'ada@vale.example', topic: 'news' };

describe('newsletter', () => {
  it('the newsletter accepts an address once per topic, without signing in', async () => {
    const { post } = startApi({ auth: 'enforce' });
    const { status, data } = await post(subscribe, { ...body, email: ` ${body.email} ` });
    expect([status, data]).toEqual([201, body]);
    expect((await post(subscribe, { ...body, topic: 'maintenance' })).status).toBe(201);
    expect((await post(subscribe, { ...body, email: body.email.toUpperCase() })).data).toMatchObject({
      status: 409,
      code: 'taken',
      errors: { email: ['taken'] },
    });
  });

  it.each([
    [{ topic: 'news' }, { email: ['required'] }],
    [{ ...body, email: 'ada' }, { email: ['email'] }],
    [{ ...body, topic: 'gossip' }, { topic: ['pick'] }],
    [{ ...body, email: `${'a'.repeat(250)}@b.example` }, { email: ['email'] }],
  ])('the newsletter rejects %j', async (given, errors) => {
    expect((await startApi().post(subscribe, given)).data).toMatchObject({ status: 422, errors });
  });
});
