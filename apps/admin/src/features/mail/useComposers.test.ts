import { emptyDraft, type Email } from '@larder/domain/contract';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { MailSearch } from './mailSearch';
import { useComposers } from './useComposers';

const draftOf = (id: number) => ({ ...emptyDraft, id, folder: 'draft' }) as unknown as Email;

const open = (initial: MailSearch = {}) =>
  renderHook(() => {
    const [search, setSearch] = useState(initial);
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

it('a save that ends after its composer was closed changes nothing', () => {
  const composers = open();
  act(() => composers.current.compose());
  const { key } = composers.current.entries[0]!;
  act(() => composers.current.edit(draftOf(2)));
  act(() => composers.current.close(key));
  act(() => composers.current.saved(key, 9));
  expect(composers.current.entries.map(({ draftId }) => draftId)).toEqual([2]);
  expect(composers.current.search.compose).toBe(2);
});

it('a link opens a new email with its recipients and subject', () => {
  const composers = open({ compose: 'new', to: 'ilse@saltmarsh.example, ,Ada <ada@vale.example>', subject: 'Access' });
  expect(composers.current.entries).toHaveLength(1);
  expect(composers.current.entries[0]!.start).toEqual({
    ...emptyDraft,
    to: [{ email: 'ilse@saltmarsh.example' }, { name: 'Ada', email: 'ada@vale.example' }],
    subject: 'Access',
  });
});

it.each([
  ['the ID of a draft', 4, [4]],
  ['no ID', 1.5, []],
] as const)('a link with %s opens the drafts %s', (_name, compose, drafts) => {
  expect(open({ compose }).current.entries.map(({ draftId }) => draftId)).toEqual(drafts);
});
