import { useFormDrafts } from '@larder/domain';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useDraftOffer } from './useDraftOffer';

const form = 'salt';
const open = () => renderHook(() => useDraftOffer<{ note: string }>(form));
/** Opens the form, stores changes and leaves. */
function visit(note: string) {
  const { result, unmount } = open();
  act(() => result.current.store({ note }));
  unmount();
}
const storedNotes = () => {
  const { result, unmount } = renderHook(() => useFormDrafts<{ note: string }>(form));
  unmount();
  return result.current[0].map(({ values }) => values.note);
};

beforeEach(() => {
  const { result } = renderHook(() => useFormDrafts(form));
  act(() => result.current[1](null));
});
afterEach(cleanup);

it('offers the drafts of earlier visits one by one, newest first', () => {
  for (const note of ['First', 'Second']) visit(note);
  const { result } = open();
  expect(result.current.offer?.values).toEqual({ note: 'Second' });
  act(() => result.current.dismiss());
  expect(result.current.offer?.values).toEqual({ note: 'First' });
  act(() => result.current.dismiss());
  expect(result.current.offer).toBeUndefined();
});

it('new changes replace those of the same visit, not an unanswered draft', () => {
  visit('First');
  const { result } = open();
  act(() => result.current.store({ note: 'Sec' }));
  act(() => result.current.store({ note: 'Second' }));
  expect(storedNotes()).toEqual(['Second', 'First']);
});

it('discarding a draft keeps the others and the changes of the visit', () => {
  for (const note of ['First', 'Second']) visit(note);
  const { result } = open();
  act(() => result.current.discard());
  expect(storedNotes()).toEqual(['First']);
  act(() => result.current.store({ note: 'Third' }));
  act(() => result.current.discard());
  expect(storedNotes()).toEqual(['Third']);
  expect(result.current.offer).toBeUndefined();
});

it('a saved form keeps unanswered drafts, with their time', () => {
  visit('First');
  const { result } = open();
  const savedAt = result.current.offer?.savedAt;
  act(() => result.current.store({ note: 'Second' }));
  act(() => result.current.clear());
  expect(storedNotes()).toEqual(['First']);
  expect(open().result.current.offer?.savedAt).toBe(savedAt);
  act(() => result.current.discard());
  expect(storedNotes()).toEqual([]);
});

it('a restored draft is removed when the form is saved', () => {
  visit('First');
  const { result } = open();
  act(() => result.current.dismiss());
  act(() => result.current.store({ note: 'First' }));
  act(() => result.current.clear());
  expect(storedNotes()).toEqual([]);
});

it('keeps the five newest drafts', () => {
  for (const note of ['1', '2', '3', '4', '5', '6']) visit(note);
  expect(storedNotes()).toEqual(['6', '5', '4', '3', '2']);
});
