import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useUsefulAnswer } from '../faq/usefulAnswers';
import { createFakeServer } from '../http/testing/fakeServer';
import { useCheckoutDraft } from '../products/checkoutDraft';
import { endSession, startSession } from '../store/session';
import { readDefaultView, setDefaultView, useDefaultView } from '../views/defaultView';
import { readImportColumns, saveImportColumns } from './importColumns';
import { useRecentIcons } from './recentIcons';
import { useRecentlyOpened } from './recentlyOpened';
import { useShopLayout } from './shopLayout';
import { takeTourOffer } from './tourOffer';

const server = createFakeServer();
beforeEach(() => startSession(server.signIn(1)));
afterEach(() => endSession('signed-out'));

/** Checks that another user does not see the value, and that it is back when its user signs in again. */
function expectOfUserAlone(read: () => unknown, value: unknown, absent: unknown) {
  expect(read()).toEqual(value);
  act(() => startSession(server.signIn(2)));
  expect(read()).toEqual(absent);
  act(() => startSession(server.signIn(1)));
  expect(read()).toEqual(value);
}

it('keeps the twelve icons copied last, newest first, each once', () => {
  const { result } = renderHook(useRecentIcons);
  const names = Array.from({ length: 13 }, (_, index) => `icon-${index}`);
  for (const name of [...names, 'icon-5']) act(() => result.current[1](name));
  const wanted = ['icon-5', ...names.toReversed().filter((name) => name !== 'icon-5')].slice(0, 12);
  expectOfUserAlone(() => result.current[0], wanted, []);
});

it('keeps the five pages opened last, newest first, each once with its last title', () => {
  const { result } = renderHook(useRecentlyOpened);
  const entries = Array.from({ length: 6 }, (_, index) => ({ href: `/${index}`, title: `Page ${index}` }));
  const again = { href: '/3', title: 'Renamed' };
  for (const entry of [...entries, again]) act(() => result.current[1](entry));
  const wanted = [again, ...entries.toReversed().filter(({ href }) => href !== '/3')].slice(0, 5);
  expectOfUserAlone(() => result.current[0], wanted, []);
});

it('adds mapped import columns to those of earlier imports of the list', () => {
  saveImportColumns('users', { Name: 'fullName', Mail: 'contact' });
  saveImportColumns('users', { Mail: 'email' });
  saveImportColumns('bills', { No: 'number' });
  expectOfUserAlone(() => readImportColumns('users'), { Name: 'fullName', Mail: 'email' }, {});
});

it('keeps the layout of the shop', () => {
  const { result } = renderHook(useShopLayout);
  act(() => result.current[1]('list'));
  expectOfUserAlone(() => result.current[0], 'list', 'grid');
});

it('keeps whether each article was useful', () => {
  const [salt, ice] = ['salt', 'ice'].map((slug) => renderHook(() => useUsefulAnswer(slug)).result);
  act(() => salt!.current[1](false));
  act(() => ice!.current[1](true));
  expectOfUserAlone(() => [salt!.current[0], ice!.current[0]], [false, true], [undefined, undefined]);
});

it('keeps changes of the checkout until it is cleared', () => {
  const { result } = renderHook(useCheckoutDraft);
  act(() => result.current.change({ note: 'Back door' }));
  act(() => result.current.change({ addressId: 'a1' }));
  expectOfUserAlone(() => result.current.draft, { note: 'Back door', addressId: 'a1' }, {});
  expect(localStorage.getItem('checkout')).toBeNull();
  act(() => result.current.clear());
  expect(result.current.draft).toEqual({});
});

it('keeps one default view per list', () => {
  const { result } = renderHook(() => useDefaultView('users'));
  act(() => setDefaultView('users', 'v1'));
  act(() => setDefaultView('bills', 'v2'));
  expectOfUserAlone(() => [result.current, readDefaultView('bills')], ['v1', 'v2'], [undefined, undefined]);
  act(() => setDefaultView('users', undefined));
  expect([readDefaultView('users'), readDefaultView('bills')]).toEqual([undefined, 'v2']);
});

it('offers the tour once', () => expect([takeTourOffer(), takeTourOffer()]).toEqual([true, false]));
