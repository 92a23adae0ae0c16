import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOf } from './pictures';

it('counts the bytes of a data URL', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(bytesOf(`data:image/png;base64,${Buffer.from(bytes).toString('base64')}`)).toBe(bytes.length);
    }),
  );
});
