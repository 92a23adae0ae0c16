import { createQueryClient, currentAbility, endSession } from '@larder/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestSession } from '../../testing/testSession';
import { loadMenu, maySeeDraft } from './menuQueries';

afterEach(() => endSession('signed-out'));

/** Signs in with the rights and returns the keys of the queries that the menu page starts. */
async function startedQueries(actions: readonly [action: string, subject: string][]) {
  const ability = actions.map(([action, subject]) => ({ action, subject }));
  startTestSession({ ability, workPlaces: [{ _id: 'rst-ny', name: 'Saltbox & Rye' }] });
  const client = createQueryClient();
  const start = vi.spyOn(client, 'prefetchQuery').mockResolvedValue();
  await loadMenu(client, {});
  return start.mock.calls.map(([{ queryKey }]) => JSON.stringify(queryKey));
}

it('the menu page loads the list of restaurants only for people who can read it', async () => {
  const server = await startedQueries([['read', 'menu']]);
  const manager = await startedQueries([
    ['read', 'menu'],
    ['read', 'restaurant'],
  ]);
  expect(manager).toHaveLength(server.length + 1);
  expect(manager.filter((key) => !server.includes(key))).toEqual([expect.stringContaining('restaurants')]);
});

it('the menu page loads the draft only for people who can edit or publish it', async () => {
  expect((await startedQueries([['read', 'menu']]))[0]).toContain('published');
  expect(maySeeDraft(currentAbility())).toBe(false);
  expect((await startedQueries([['publish', 'menu']]))[0]).toContain('draft');
});
