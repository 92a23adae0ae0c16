import { emptyParts, type Availability, type MenuItem } from '@larder/domain/contract';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import { useAvailabilityText } from './useAvailabilityText';
import type { Menu } from './useMenu';

const menu = {
  catalogue: emptyParts(),
  place: { id: 'quay', name: 'Quay Street', currency: 'USD' },
  entries: [],
  now: new Date('2026-11-20T20:15:00Z'),
  formats: { dateTime: String, list: (names: string[]) => names.join() },
} as unknown as Menu;
const until = new Date('2026-11-20T21:45:00Z');
const soup = { id: 'soup' } as MenuItem;

it.each([
  ['eighty_sixed', until, 'menu.reasons.eighty_sixed time=2026-11-20T21:45:00.000Z'],
  ['eighty_sixed', null, 'menu.reasons.eighty_sixed_open'],
  ['outside_daypart', null, 'menu.reasons.never'],
  [
    'channel_off',
    null,
    'menu.reasons.channel_off restaurant=Quay Street currency=USD channel=restaurants.channels.pos type=restaurants.orderTypes.dine_in',
  ],
] as const)('useAvailabilityText explains %s until %s', (reason, end, text) => {
  const { result } = renderHook(() => useAvailabilityText(menu), { wrapper: TextKeys });
  expect(result.current(soup, { isAvailable: false, reason, until: end } as unknown as Availability)).toBe(text);
});

it('useAvailabilityText returns no text until the menu is loaded', () => {
  const { result } = renderHook(() => useAvailabilityText({ ...menu, catalogue: undefined }), { wrapper: TextKeys });
  expect(result.current(soup, { reason: 'eighty_sixed', until } as unknown as Availability)).toBe('');
});
