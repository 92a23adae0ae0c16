import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cancelRefetches } from './cancelRefetches';

const never = () => new Promise<string>(() => undefined);

it('cancelRefetches cancels the refetches of matching queries, but no first fetches', async () => {
  const client = new QueryClient();
  for (const name of ['loaded', 'other']) client.setQueryData(['jars', name], name);
  for (const name of ['loaded', 'other', 'first'])
    void client.prefetchQuery({ queryKey: ['jars', name], queryFn: never, retry: false });
  const fetching = () =>
    client
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .map(({ queryKey }) => queryKey[1]);
  await cancelRefetches(client, { queryKey: ['jars'], predicate: ({ queryKey }) => queryKey[1] !== 'other' });
  expect(fetching()).toEqual(['other', 'first']);
  await cancelRefetches(client, { queryKey: ['jars'] });
  expect(fetching()).toEqual(['first']);
});
