import * as contract from '@larder/domain/contract';
import type { Endpoint } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { can } from './access';
import { startApi } from './testing/api';

/** All endpoints of the contract, found by the names of its exports. */
const endpoints = Object.entries(contract).flatMap(([name, table]) =>
  name.endsWith('Endpoints') ? Object.values(table as unknown as Record<string, Endpoint>) : [],
);
const reads = endpoints.filter(({ method }) => method === 'GET');
const posts = endpoints.filter(({ method }) => method === 'POST');
/** Names of all query parameters. */
const names =
  'q page perPage role status currentPlan sort sortColumn id ids subject version range year restaurant date compare card data section user email password token refreshToken username terms __proto__ constructor toString'.split(
    ' ',
  );
const odd = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '-1', '0', 'NaN', '1e400', '9'.repeat(400), '%', '\u0000', '(((', 'a'.repeat(5000), '١٢', 'all'),
);
const isProblem = (body: unknown, status: number) => {
  const { type, title, code, ...rest } = body as Record<string, unknown>;
  return [type, title, code].every((text) => typeof text === 'string' && text !== '') && rest.status === status;
};

describe('any input', () => {
  it('any string in any parameter gets a response that matches the contract', async () => {
    const { http } = startApi();
    const query = fc.dictionary(fc.constantFrom(...names), fc.oneof(odd, fc.array(odd, { maxLength: 3 })));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...reads), odd, query, async (endpoint, name, params) => {
        const segment = encodeURIComponent(name.toWellFormed()) || 'x';
        const { status, data } = await http.get<unknown>(endpoint.path.replace('{name}', segment), { params });
        expect(status).toBeLessThan(500);
        const isValid = status === 200 ? endpoint.output.safeParse(data).success : isProblem(data, status);
        expect(isValid).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('any value in any body causes no server error, and a rejected call changes no data', async () => {
    const body = fc.dictionary(fc.constantFrom(...names), fc.oneof(odd, fc.jsonValue()));
    const server = startApi();
    let before = await server.state();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), body, async ({ path }, value) => {
        const { status, data } = await server.post(path, value);
        expect(status).toBeLessThan(500);
        const after = await server.state();
        expect(status < 400 || (isProblem(data, status) && after === before)).toBe(true);
        before = after;
      }),
      { numRuns: 200 },
    );
  });

  it('any text as a body causes no server error', async () => {
    const { http } = startApi();
    const headers = { 'content-type': 'application/json' };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), odd, async ({ path }, data) => {
        const request = { method: 'POST', url: path, data, headers, transformRequest: [] };
        const { status, data: body } = await http.request<unknown>(request);
        expect(status).toBeLessThan(500);
        expect(status < 400 || isProblem(body, status)).toBe(true);
      }),
    );
  });

  it('any authorization header without a valid token gets 401, and a malformed language header is ignored', async () => {
    const { http } = startApi({ auth: 'enforce' });
    const value = fc.string().map((text) => text.replace(/[^ -~]/g, ''));
    await fc.assert(
      fc.asyncProperty(value, value, async (authorization, language) => {
        const headers = { Authorization: authorization, 'Accept-Language': language };
        const { status } = await http.get('/api/users/list/data', { params: { sortColumn: 'email' }, headers });
        expect(status).toBe(401);
      }),
    );
    const { status } = await startApi().http.get('/api/users/list/data', {
      params: { sortColumn: 'email' },
      headers: { 'Accept-Language': 'not a language!' },
    });
    expect(status).toBe(200);
  });
});

describe('responses', () => {
  it.each(reads.filter(({ path }) => !path.includes('{')).map(({ path }) => path))(
    'responses share no objects: %s',
    async (url) => {
      const { get } = startApi();
      const params = { id: 2, restaurant: 'all' };
      const wanted = JSON.stringify((await get(url, params)).data);
      const spoil = (value: unknown): void => {
        if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
        for (const entry of Object.values(value)) spoil(entry);
        if (Array.isArray(value)) value.length = 0;
        else for (const key of Object.keys(value)) delete (value as Record<string, unknown>)[key];
      };
      spoil((await get(url, params)).data);
      expect(JSON.stringify((await get(url, params)).data)).toBe(wanted);
    },
  );

  it('changing the response of a write or an error does not change stored data', async () => {
    const { get, post } = startApi();
    const written = await post('/apps/users/update-user', { user: { id: 9, company: 'Fern Hall' } });
    written.data.user.company = 'spoiled';
    const rejected = await post('/apps/users/update-user', { user: { id: 9 }, version: 1 });
    rejected.data.current.company = 'spoiled';
    expect((await get('/api/users/user', { id: 9 })).data.user.company).toBe('Fern Hall');
  });

  it('a handler that throws responds with 500', async () => {
    const broken = startApi();
    broken.clock.now = new Date(Number.NaN);
    expect((await broken.get('/card/card-advance/event')).data).toMatchObject({ status: 500, code: 'internal' });
  });
});

describe('access rules', () => {
  const rules = [
    { action: 'manage', subject: 'all' },
    { action: ['update', 'delete'], subject: 'role', inverted: true },
    { action: 'read', subject: 'salary', fields: ['amount'], inverted: true },
  ];

  it.each([
    ['read', 'role', undefined, true],
    ['update', 'role', undefined, false],
    ['delete', 'user', undefined, true],
    ['read', 'salary', 'amount', false],
    ['read', 'salary', 'name', true],
    ['read', 'salary', undefined, true],
  ])('access rules apply the last matching rule: %s %s %s → %s', (action, subject, field, wanted) => {
    expect(can(rules, action, subject, field)).toBe(wanted);
  });

  it('access rules forbid everything that no rule allows', () => {
    expect(can([], 'read', 'user')).toBe(false);
    expect(can([{ action: 'read', subject: 'user', fields: 'email' }], 'read', 'user')).toBe(true);
    expect(can([{ action: 'read', subject: 'user', fields: 'email' }], 'read', 'user', 'wage')).toBe(false);
  });
});
