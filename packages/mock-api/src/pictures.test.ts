import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOf } from './pictures';

it('the bytes behind a data URL are counted as they are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(bytesOf(`data:image/png;base64,${Buffer.from(bytes).toString('base64')}`)).toBe(bytes.length);
    }),
  );
});
