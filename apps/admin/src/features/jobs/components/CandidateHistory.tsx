import { Timeline } from '@larder/ui/Timeline';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../../../hooks/useMoments';
import { useJobLabels } from '../useJobLabels';
import type { CandidateTabProps } from './candidateTabProps';

/** Changes of the stage, newest first. */
export function CandidateHistory({ candidate, jobs }: CandidateTabProps) {
  const { t } = useTranslation();
  const labels = useJobLabels();
  const moments = useMoments(jobs.restaurantOf(candidate.restaurantId)?.timeZone);
  return (
    <Timeline
      label={t('jobs.tabs.history')}
      items={candidate.history.toReversed().map(({ at, by, from, to }) => ({
        id: `${at} ${to}`,
        title: from ? t('changes.fromTo', { from: labels.stage(from), to: labels.stage(to) }) : t('jobs.history.added'),
        description: by.name,
        time: moments.dateTime(at),
        dateTime: at,
      }))}
    />
  );
}
