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

it('is each person’s own, and what they left is there when they come back', () => {
  startSession(server.signIn(1));
  store.set(jarsAtom, ['plums']);
  endSession('signed-out');
  expect(jars()).toEqual([]);
  startSession(server.signIn(2));
  expect(jars()).toEqual([]);
  store.set(jarsAtom, (former) => [...former, 'figs']);
  // Somebody else's, named: work that was begun in their session.
  store.set(jarsAtom, (former) => [...former, 'quinces'], 1);
  expect(jars()).toEqual(['figs']);
  startSession(server.signIn(1));
  expect(jars()).toEqual(['plums', 'quinces']);
});

it('a session says when it is over, also where the next follows at once', () => {
  startSession(server.signIn(1));
  const marens = sessionSignal();
  expect(marens.aborted).toBe(false);
  startSession(server.signIn(2));
  expect([marens.aborted, sessionSignal().aborted]).toEqual([true, false]);
});
