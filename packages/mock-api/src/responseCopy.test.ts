import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyResponse, shared, skipAdapterCopy } from './responseCopy';
import { startApi } from './testing/api';

const viaJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('copyResponse', () => {
  it('the copy of a response equals a JSON round trip', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.object({ withDate: true })), (value) => {
        // In an array, JSON converts undefined to null. Both sides are compared as JSON, which has no -0.
        expect(viaJson([copyResponse(value) ?? null])).toEqual(viaJson([value]));
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    [
      { a: undefined, b: Number.NaN, c: [undefined, Infinity] },
      { b: null, c: [null, null] },
    ],
    [{ at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' }],
    [JSON.parse('{"__proto__": {"admin": true}}'), JSON.parse('{"__proto__": {"admin": true}}')],
    [Object.create(null, { own: { value: 1, enumerable: true } }), { own: 1 }],
    [[], []],
    ['text', 'text'],
    [undefined, undefined],
    [null, null],
  ])('the copy of %j is %j', (value, wanted) => {
    const copy = copyResponse(value);
    expect(copy).toStrictEqual(wanted);
    expect((copy as { admin?: unknown } | null | undefined)?.admin).toBeUndefined();
  });

  it('the copy of a response shares only frozen objects with the original', () => {
    const rows = shared([{ id: 1, tags: ['a'] }]);
    const own = { rows, page: [rows[0]], fresh: { list: [{ id: 2 }] } };
    const copy = copyResponse(own) as typeof own;
    expect(copy).toEqual(own);
    expect(copy.rows).toBe(rows);
    expect(copy.page).not.toBe(own.page);
    expect(copy.fresh.list[0]).not.toBe(own.fresh.list[0]);
    expect(() => rows[0]!.tags.push('b')).toThrow(TypeError);
    expect(() => rows.pop()).toThrow(TypeError);
    expect(rows).toEqual([{ id: 1, tags: ['a'] }]);
  });

  it('the copy of a response keeps binary data', () => {
    const blob = new Blob(['a']);
    expect(copyResponse({ blob })).toEqual({ blob });
    expect((copyResponse({ blob }) as { blob: Blob }).blob).toBe(blob);
  });
});

describe('skipAdapterCopy', () => {
  it('skipAdapterCopy adds a mark that is removed when it is read', () => {
    const body: { id: number; pipe?: unknown } = skipAdapterCopy({ id: 1 });
    expect(Object.keys(body)).toEqual(['id']);
    expect(typeof body.pipe).toBe('function');
    expect('pipe' in body).toBe(false);
    expect(body).toStrictEqual({ id: 1 });
  });

  it.each([null, 'text', 7, undefined])('skipAdapterCopy does not mark the response %j', (body) => {
    expect(skipAdapterCopy(body)).toBe(body);
  });

  it('skipAdapterCopy does not change frozen objects or an existing property with the name of the mark', () => {
    const pipes = { pipe: 'organ' };
    expect(skipAdapterCopy(pipes).pipe).toBe('organ');
    const rows = shared([{ id: 1 }]);
    expect(skipAdapterCopy(rows)).toBe(rows);
  });

  it('the client receives no mark, neither in success nor in error responses', async () => {
    const { get } = startApi();
    for (const [url, params] of [
      ['/api/users/list/data', {}],
      ['/api/users/list/all-data', {}],
      ['/api/users/user', { id: 0 }],
      ['/api/users/user', {}],
    ] as const) {
      expect(Object.getOwnPropertyNames((await get(url, params)).data)).not.toContain('pipe');
    }
  });
});
