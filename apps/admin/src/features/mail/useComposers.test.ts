import { emptyDraft, type Email } from '@larder/domain/contract';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { MailSearch } from './mailSearch';
import { useComposers } from './useComposers';

const draftOf = (id: number) => ({ ...emptyDraft, id, folder: 'draft' }) as unknown as Email;

const open = () =>
  renderHook(() => {
    const [search, setSearch] = useState<MailSearch>({});
    const show = (changes: Partial<MailSearch>) => {
      setSearch({ ...search, ...changes });
      return undefined;
    };
    const composers = useComposers({ search, show });
    return { search, ...composers, sizes: composers.entries.map(({ key }) => composers.sizeOf(key)) };
  }).result;

it('only the newest composer is open', () => {
  const composers = open();
  act(() => composers.current.edit(draftOf(1)));
  act(() => composers.current.edit(draftOf(2)));
  expect(composers.current.sizes).toEqual(['minimized', 'window']);
});

it('opening a draft again restores its minimized composer and puts its ID in the URL', () => {
  const composers = open();
  act(() => composers.current.edit(draftOf(1)));
  act(() => composers.current.edit(draftOf(2)));
  act(() => composers.current.edit(draftOf(1)));
  expect(composers.current.sizes).toEqual(['window', 'minimized']);
  expect(composers.current.search.compose).toBe(1);
  act(() => composers.current.resize(composers.current.entries[0]!.key, 'minimized'));
  expect(composers.current.sizes).toEqual(['minimized', 'minimized']);
  act(() => composers.current.edit(draftOf(1)));
  expect(composers.current.sizes).toEqual(['window', 'minimized']);
});

it('closing a composer opens the newest of the others and puts its ID in the URL', () => {
  const composers = open();
  act(() => composers.current.edit(draftOf(1)));
  act(() => composers.current.edit(draftOf(2)));
  act(() => composers.current.close(composers.current.entries[1]!.key));
  expect(composers.current.sizes).toEqual(['window']);
  expect(composers.current.search.compose).toBe(1);
  act(() => composers.current.close(composers.current.entries[0]!.key));
  expect(composers.current.entries).toEqual([]);
  expect(composers.current.search.compose).toBeUndefined();
});

it('closing a minimized composer does not change the open composer', () => {
  const composers = open();
  act(() => composers.current.edit(draftOf(1)));
  act(() => composers.current.edit(draftOf(2)));
  act(() => composers.current.edit(draftOf(1)));
  act(() => composers.current.close(composers.current.entries[1]!.key));
  expect(composers.current.sizes).toEqual(['window']);
  expect(composers.current.search.compose).toBe(1);
});

it('the first save of a new email puts its ID in the URL', () => {
  const composers = open();
  act(() => composers.current.compose());
  expect(composers.current.search.compose).toBe('new');
  act(() => composers.current.saved(composers.current.entries[0]!.key, 9));
  expect(composers.current.search.compose).toBe(9);
  expect(composers.current.entries.map(({ draftId }) => draftId)).toEqual([9]);
});

it('the first save of a minimized email does not change the URL', () => {
  const composers = open();
  act(() => composers.current.compose());
  act(() => composers.current.edit(draftOf(2)));
  act(() => composers.current.saved(composers.current.entries[0]!.key, 9));
  expect(composers.current.search.compose).toBe(2);
  expect(composers.current.entries.map(({ draftId }) => draftId)).toEqual([9, 2]);
});
