// @vitest-environment node
import * as contract from '@larder/domain/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDocument, tablesOf } from './openapi/document.mjs';
import { findHomes } from './openapi/homes.mjs';
import { createTable } from './openapi/table.mjs';
import { generatedFiles } from './openapi/write.mjs';

const root = new URL('..', import.meta.url);
const files = await generatedFiles(contract);
const document = JSON.parse(files['docs/openapi.json']);
const endpoints = tablesOf(contract).flatMap(([name, table]) =>
  Object.entries(table).map(([call, endpoint]) => [`${name}.${call}`, endpoint]),
);
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

describe('OpenAPI document', () => {
  it.each(Object.keys(files))('%s is current (pnpm openapi writes it)', (file) => {
    expect(readFileSync(new URL(file, root), 'utf8') === files[file]).toBe(true);
  });

  it('the OpenAPI document is valid and has no dangling references', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
    const names = new Set(Object.keys(document.components.schemas));
    const wanted = [...files['docs/openapi.json'].matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
    expect([...names].filter((name) => !wanted.includes(name))).toEqual([]);
  });

  it('an OpenAPI document without a title fails validation', async () => {
    const broken = structuredClone(document);
    delete broken.info.title;
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('the OpenAPI document has each endpoint once, with a unique operation ID', () => {
    expect(operations).toHaveLength(endpoints.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length);
  });

  it.each(endpoints)('%s has a summary of one sentence', (_name, { summary }) => {
    expect(summary).toMatch(/^\S.*[.!?]$/);
    expect(summary.length).toBeLessThan(160);
  });

  it('the OpenAPI document is deterministic', () => {
    const tagOf = () => 'one';
    expect(JSON.stringify(createDocument(contract, tagOf))).toBe(JSON.stringify(createDocument(contract, tagOf)));
  });

  it('the OpenAPI document marks public endpoints and required permissions', () => {
    for (const [name, endpoint] of endpoints) {
      const operation = document.paths[endpoint.path][endpoint.method.toLowerCase()];
      expect([name, operation.security]).toEqual([name, endpoint.public ? [] : undefined]);
      expect([name, '403' in operation.responses]).toEqual([name, Boolean(endpoint.ability)]);
      expect([name, '401' in operation.responses]).toEqual([name, !endpoint.public]);
    }
  });
});

describe('schema', () => {
  const one = contract.defineEndpoint({
    method: 'POST',
    path: '/things/{id}',
    summary: 'Changes a thing.',
    otherStatus: 201,
    ability: { action: 'update', subject: 'thing' },
    input: z.object({
      id: contract.integerParameter(),
      email: z.string().check(contract.rule.required, contract.rule.email, contract.rule.maxLength(80)),
      tags: z._default(z.array(z.string()).check(contract.rule.filled), ['a']),
      share: z.optional(z.number().check(contract.rule.percent, contract.rule.decimals(2))),
    }),
    output: z.object({ thing: contract.userSchema }),
  });
  const list = contract.defineEndpoint({
    method: 'GET',
    path: '/things',
    summary: 'Things.',
    input: z.object({ page: contract.pageParameter(), kinds: contract.listParameter(z.string()) }),
    output: z.array(contract.userSchema),
  });
  const made = createDocument({ ...contract, thingEndpoints: { one, list } }, () => 'x').paths;

  it('a schema contains the validation rules of fields', () => {
    const { schema } = made['/things/{id}'].post.requestBody.content['application/json'];
    expect(schema).toEqual({
      type: 'object',
      properties: {
        email: { type: 'string', minLength: 1, pattern: '\\S', format: 'email', maxLength: 80 },
        tags: { default: ['a'], type: 'array', items: { type: 'string' }, minItems: 1 },
        share: { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.01 },
      },
      required: ['email'],
    });
  });

  it('an input schema is split into path, query and body', () => {
    expect(made['/things/{id}'].post.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
    ]);
    expect(made['/things'].get.parameters).toEqual([
      { name: 'page', in: 'query', schema: { default: 1, type: 'integer', minimum: 1 } },
      {
        name: 'kinds',
        in: 'query',
        style: 'form',
        explode: true,
        schema: { type: 'array', items: { type: 'string' } },
      },
    ]);
  });

  it('a schema is a component if the contract exports it', () => {
    const { content } = made['/things/{id}'].post.responses[200];
    expect(content['application/json'].schema.properties.thing).toEqual({ $ref: '#/components/schemas/User' });
    expect(Object.keys(made['/things/{id}'].post.responses)).toEqual(
      '200 201 400 401 403 404 409 422 503 default'.split(' '),
    );
  });

  it('a schema is shared between request and response if it is equal in both', () => {
    const { User } = document.components.schemas;
    expect(User.properties.id).toEqual({ type: 'integer' });
    fc.assert(
      fc.property(fc.constantFrom(...contract.userRoles), (role) => {
        expect(document.components.schemas.UserRole.enum).toContain(role);
      }),
      { numRuns: 7 },
    );
  });
});

describe('endpoint list', () => {
  const homes = findHomes();

  it('the endpoint list has a contract and handlers for each table', () => {
    const unknown = tablesOf(contract).filter(([name]) => !homes.tables[name]?.handlers.length);
    expect(unknown.map(([name]) => name)).toEqual([]);
  });

  it.each([
    ['userEndpoints', 'list', ['userListQuery']],
    ['bookmarkEndpoints', 'update', ['useToggleBookmark']],
    ['cardStatisticEndpoints', 'sales', ['cardStatisticQuery']],
    ['sessionEndpoints', 'login', ['useSignIn']],
    ['sessionEndpoints', 'refresh', ['installRefresh']],
  ])('the endpoint list has the callers of %s.%s', (table, call, callers) => {
    expect(homes.callersOf(table, call)).toEqual(expect.arrayContaining(callers));
  });

  it('createTable lists each endpoint with its contract name and hook', () => {
    expect(createTable(contract, homes)).toContain('| `POST /jwt/login` | `session.login` | `useSignIn` |');
  });
});
