import type { DraftInfo, MenuRevision } from '@larder/domain/contract';

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
