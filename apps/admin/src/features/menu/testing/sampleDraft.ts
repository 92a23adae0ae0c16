import type { DraftInfo, MenuChange, MenuRevision } from '@larder/domain/contract';

/** A draft of revision 5 with three changes. */
export const sampleDraft = (given: Partial<DraftInfo> = {}): DraftInfo => ({
  status: 'open',
  draftVersion: 12,
  baseRevision: 5,
  changes: 3,
  people: [],
  publishAt: null,
  scheduledBy: null,
  note: '',
  problems: [],
  ...given,
});

export const sampleRevision = (given: Partial<MenuRevision> = {}): MenuRevision => ({
  number: 6,
  publishedAt: '2026-11-20T20:15:00.000Z',
  by: { id: 1, name: 'Maren Holt' },
  note: '',
  hash: 'a',
  rolledBackTo: null,
  changes: [],
  ...given,
});

/** A change of the name of an item. */
export const changeOf = (id: string, entityName: string, by = { id: 1, name: 'Maren Holt' }): MenuChange => ({
  id,
  at: '2026-11-20T20:15:00.000Z',
  by,
  op: 'updated',
  kind: 'item',
  entityId: id,
  entityName,
  field: 'name',
  restaurantId: null,
  before: 'Old',
  after: 'New',
  dependsOn: [],
});
