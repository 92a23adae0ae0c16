import * as z from 'zod/mini';
import { afterEach, expect, it } from 'vitest';
import { createFakeServer } from '../http/testing/fakeServer';
import { store } from './jotai';
import { perUserAtom } from './perUserAtom';
import { endSession, sessionSignal, startSession } from './session';

const server = createFakeServer();
const jarsAtom = perUserAtom<string[]>('ownJars', z.array(z.string()), []);
const jars = () => store.get(jarsAtom);

afterEach(() => endSession('signed-out'));

it('keeps one value per user and restores it at the next sign-in', () => {
  startSession(server.signIn(1));
  store.set(jarsAtom, ['plums']);
  endSession('signed-out');
  expect(jars()).toEqual([]);
  startSession(server.signIn(2));
  expect(jars()).toEqual([]);
  store.set(jarsAtom, (previous) => [...previous, 'figs']);
  // Writes for another user, as a request that started in their session does.
  store.set(jarsAtom, (previous) => [...previous, 'quinces'], 1);
  expect(jars()).toEqual(['figs']);
  startSession(server.signIn(1));
  expect(jars()).toEqual(['plums', 'quinces']);
});

it('aborts the session signal when the session ends, even if the next one starts immediately', () => {
  startSession(server.signIn(1));
  const marens = sessionSignal();
  expect(marens.aborted).toBe(false);
  startSession(server.signIn(2));
  expect([marens.aborted, sessionSignal().aborted]).toEqual([true, false]);
});

it('removes only the invalid value of one user', () => {
  localStorage.setItem('mixedJars', '{"1":["plums"],"2":"misfit"}');
  const mixedAtom = perUserAtom<string[]>('mixedJars', z.array(z.string()), []);
  startSession(server.signIn(2));
  expect(store.get(mixedAtom)).toEqual([]);
  startSession(server.signIn(1));
  expect(store.get(mixedAtom)).toEqual(['plums']);
  store.set(mixedAtom, ['figs']);
  expect(JSON.parse(localStorage.getItem('mixedJars')!)).toEqual({ 1: ['figs'] });
});
