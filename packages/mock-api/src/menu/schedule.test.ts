import type { CatalogueParts, DraftInfo, Notification } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

/** Creates a storage whose snapshot the test can change. */
function openStorage() {
  const texts = new Map<string, string>();
  return {
    texts,
    storage: {
      get: async (key: string) => texts.get(key) ?? null,
      set: async (key: string, value: string) => void texts.set(key, value),
      remove: async (key: string) => void texts.delete(key),
    },
  };
}

describe('a scheduled publication with a blocking problem', () => {
  it('a scheduled publication with a blocking problem reopens the draft and notifies its author', async () => {
    const { texts, storage } = openStorage();
    const first = startApi({ storage });
    const { draft } = (await first.get('/apps/menu/catalogue')).data as { draft: DraftInfo };
    const publishAt = new Date(first.clock.now.getTime() + 3_600_000).toISOString();
    await first.post('/apps/menu/publish', { draftVersion: draft.draftVersion, note: '', publishAt });

    const snapshot = JSON.parse(texts.get('snapshot') ?? '') as {
      data: { areas: { menu: { published: CatalogueParts } } };
    };
    for (const option of snapshot.data.areas.menu.published.options) option.archived = true;
    texts.set('snapshot', JSON.stringify(snapshot));

    const second = startApi({ storage });
    second.pass(2 * 3_600_000);
    const after = (await second.get('/apps/menu/catalogue')).data as { draft: DraftInfo };
    expect(after.draft).toMatchObject({ status: 'open', publishAt: null, baseRevision: 5 });
    expect(after.draft.problems[0]).toMatchObject({ code: 'group_unsatisfiable', severity: 'blocking' });
    const { notifications } = (await second.get('/api/notifications/data')).data as { notifications: Notification[] };
    expect(notifications[0]).toMatchObject({ kind: 'danger', title: 'The menu was not published', isRead: false });
    expect(notifications.filter(({ title }) => title === 'The menu was not published')).toHaveLength(1);
  });
});
