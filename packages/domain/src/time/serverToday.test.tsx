import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { observeServerTime, useServerToday } from './serverTime';

it('the date follows the clock of the server when the first response arrives after mounting', () => {
  const { result } = renderHook(useServerToday);
  act(() => observeServerTime('Fri, 13 Nov 2020 08:00:00 GMT'));
  expect(result.current).toBe('2020-11-13');
});
