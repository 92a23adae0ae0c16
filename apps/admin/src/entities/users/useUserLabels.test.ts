import { endSession } from '@larder/domain';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useRestaurantNames } from './useUserLabels';
import { startTestSession } from '../../testing/testSession';

afterEach(() => {
  cleanup();
  endSession('signed-out');
});

it.each([
  ['lists the restaurants that the signed-in user can open', ['quay', 'pier', 'far'], 'Quay Street, Pier 9'],
  ['returns a dash for restaurants that the signed-in user can’t open', ['far'], '—'],
  ['returns a dash without restaurants', undefined, '—'],
])('useRestaurantNames %s', (_name, ids, text) => {
  startTestSession({
    id: 7,
    workPlaces: [
      { _id: 'quay', name: 'Quay Street' },
      { _id: 'pier', name: 'Pier 9' },
    ],
  });
  expect(renderHook(() => useRestaurantNames()).result.current(ids)).toBe(text);
});
