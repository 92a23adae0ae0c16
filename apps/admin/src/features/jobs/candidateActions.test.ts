import type { CandidateRow } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { overwriteQuestion } from '../../testing/overwriteQuestion';
import { useCandidateMoves } from './useCandidateMoves';
import { useCandidateTags } from './useCandidateTags';

const candidate: CandidateRow = {
  id: 'can-4',
  openingId: 'job-1',
  restaurantId: 'quay',
  fullName: 'Ada Fenwick',
  email: 'ada@saltmarsh.example',
  phone: '',
  source: 'referral',
  stage: 'screening',
  stageSince: '2026-11-18T09:00:00.000Z',
  appliedAt: '2026-11-16T09:00:00.000Z',
  rating: null,
  tags: ['grill'],
  nextInterviewAt: null,
  sla: 'ok',
  duplicateIds: [],
  version: 1,
  createdAt: '2026-11-16T09:00:00.000Z',
  updatedAt: '2026-11-18T09:00:00.000Z',
  updatedBy: { id: 1, name: 'Maren Holt' },
};
const changed = (current: Partial<CandidateRow>) => ({ ...candidate, ...current, version: 2 });

it('moving candidates asks if someone else has moved one', async () => {
  const current = changed({ stage: 'withdrawn' });
  expect(await overwriteQuestion(useCandidateMoves, current, ({ run }) => run([candidate], 'interview'))).toEqual([
    [{ name: 'stage', restored: 'interview', current: 'withdrawn' }],
  ]);
});

it('tagging candidates asks if someone else has changed the tags, and adds to the newer ones', async () => {
  const current = changed({ tags: ['bar'] });
  const add = { add: ['pastry'], remove: [] };
  expect(await overwriteQuestion(useCandidateTags, current, ({ tag }) => tag([candidate], add))).toEqual([
    [{ name: 'tags', restored: ['bar', 'pastry'], current: ['bar'] }],
  ]);
});
