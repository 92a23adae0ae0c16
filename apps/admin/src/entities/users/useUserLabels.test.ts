import { endSession, startSession } from '@larder/domain';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useRestaurantNames } from './useUserLabels';

afterEach(() => {
  cleanup();
  endSession('signed-out');
});

it.each([
  ['lists the restaurants that the signed-in user can open', ['quay', 'pier', 'far'], 'Quay Street, Pier 9'],
  ['returns a dash for restaurants that the signed-in user can’t open', ['far'], '—'],
  ['returns a dash without restaurants', undefined, '—'],
])('useRestaurantNames %s', (_name, ids, text) => {
  startSession({
    id: 7,
    fullName: 'Wren Castellano',
    username: 'wren',
    email: 'wren@saltmarsh.example',
    avatar: '',
    role: 'manager',
    ability: [],
    workPlaces: [
      { _id: 'quay', name: 'Quay Street' },
      { _id: 'pier', name: 'Pier 9' },
    ],
    token: 'token',
    refreshToken: 'refresh',
  });
  expect(renderHook(() => useRestaurantNames()).result.current(ids)).toBe(text);
});
