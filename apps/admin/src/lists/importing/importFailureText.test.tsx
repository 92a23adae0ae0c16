import { ApiError } from '@larder/domain';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import type { ImportFailure } from './useImport';
import { useImportFailureText } from './useImportFailureText';

const taken = new ApiError({ status: 422, code: 'validation', errors: { jar: ['taken'] } });
const offline = new ApiError({ status: 500, code: 'server_error' });

it.each<[ImportFailure, string]>([
  [{ kind: 'stopped' }, 'lists.import.stopped'],
  [
    { kind: 'rejected', line: 7, error: taken, left: 3 },
    'lists.import.rejected line=7 reason=Jar: validation.taken count=0 lists.import.left count=3',
  ],
  [{ kind: 'rejected', line: 7, error: offline, left: 0 }, 'lists.import.rejected line=7 reason=errors.server '],
])('the text of the import failure %j is "%s"', (why, text) => {
  const { result } = renderHook(() => useImportFailureText([{ name: 'jar', label: 'Jar' }], 1000), {
    wrapper: TextKeys,
  });
  expect(result.current(why)).toBe(text);
});
