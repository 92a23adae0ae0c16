import { ledgerCall, useAbility, useUpdateCandidate } from '@larder/domain';
import { candidateEndpoints, retagged, type CandidateRow, type TagChange } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { useBulkWork } from '../../lists/useBulkWork';

/** Returns the ledger call that sets the tags of a saved candidate. */
const updateCall = (saved: Pick<CandidateRow, 'id' | 'version' | 'tags'>, tags: string[]) =>
  ledgerCall(candidateEndpoints.update, { id: saved.id, version: saved.version, set: { tags } }, saved);

/** Adds and removes tags of several candidates. Undo restores the previous tags. */
export function useCandidateTags() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { mutateAsync: update } = useUpdateCandidate();
  const bulk = useBulkWork();
  return {
    mayTag: useAbility().can('update', 'candidate'),
    tag: (rows: readonly CandidateRow[], change: TagChange) =>
      bulk({
        rows: rows.filter(({ tags }) => retagged(tags, change).join() !== tags.join()),
        work: async ({ id, version, tags }) =>
          (await update({ id, version, set: { tags: retagged(tags, change) } })).candidate,
        callOf: (row) => updateCall(row, retagged(row.tags, change)),
        busy: t('jobs.toasts.tagging'),
        done: (changed) => ({ key: 'jobs.toasts.tagged', values: { count: changed.length } }),
        failed: (rest) => t('jobs.toasts.notTagged', { names: formats.list(rest.map(({ fullName }) => fullName)) }),
        inverse: (changed) => changed.map(([{ tags }, saved]) => updateCall(saved, tags)),
        reload: ['jobs'],
      }),
  };
}
export type CandidateTags = ReturnType<typeof useCandidateTags>;
