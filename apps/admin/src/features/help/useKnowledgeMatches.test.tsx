import { createQueryClient, loadHttp } from '@larder/domain';
import type { KnowledgeCategory } from '@larder/domain/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import { useKnowledgeMatches } from './useKnowledgeMatches';

const category = (id: number, title: string): KnowledgeCategory => ({ id, category: title, img: '', title, desc: '' });
const http = await loadHttp();
const { adapter } = http.defaults;
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

it('useKnowledgeMatches reports categories whose questions failed to load, and loads them again', async () => {
  const request = vi.fn(() => Promise.reject(new TypeError('offline')));
  http.defaults.adapter = request;
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const categories = [category(1, 'payments'), category(2, 'menu')];
  const { result } = renderHook(() => useKnowledgeMatches(categories, 'menu'), {
    wrapper: ({ children }) => <TextKeys queryClient={queryClient}>{children}</TextKeys>,
  });
  await waitFor(() => expect(result.current.failed).toBeDefined());
  expect(result.current.matches.map((match) => match.category.title)).toEqual(['menu']);
  request.mockClear();
  act(() => result.current.failed?.refetch());
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(result.current.failed).toBeDefined());
});
