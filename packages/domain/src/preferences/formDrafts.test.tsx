import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFakeServer } from '../http/testing/fakeServer';
import { endSession, startSession } from '../store/session';
import { useDraftedForms, useFormDraft } from './formDrafts';

const server = createFakeServer();
const draft = (form: string) => renderHook(() => useFormDraft<{ text: string }>(form)).result;

afterEach(() => endSession('signed-out'));

it('keeps one draft per form and removes it on null', () => {
  startSession(server.signIn(1));
  const [salt, ice] = [draft('salt'), draft('ice')];
  act(() => salt.current[1]({ text: 'Fine' }));
  expect([salt.current[0]?.values, ice.current[0]]).toEqual([{ text: 'Fine' }, undefined]);
  const forms = renderHook(() => useDraftedForms()).result;
  expect(forms.current).toEqual(['salt']);
  act(() => salt.current[1](null));
  expect(forms.current).toEqual([]);
  expect(salt.current[0]).toBeUndefined();
});

it('stores the draft for the user who typed it, even after they have signed out', () => {
  startSession(server.signIn(1));
  const typed = draft('ice');
  act(() => endSession('signed-out'));
  act(() => startSession(server.signIn(2)));
  act(() => typed.current[1]({ text: 'Cubes' }));
  expect(draft('ice').current[0]).toBeUndefined();
  act(() => endSession('signed-out'));
  act(() => startSession(server.signIn(1)));
  expect(draft('ice').current[0]?.values).toEqual({ text: 'Cubes' });
});
