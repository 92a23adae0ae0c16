import { isActiveStage, type Interview } from '@larder/domain/contract';
import { Button, EmptyState, Stack } from '@larder/ui';
import { Timeline } from '@larder/ui/Timeline';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { useMoments } from '../../../hooks/useMoments';
import { useJobLabels } from '../useJobLabels';
import type { CandidateTabProps } from './candidateTabProps';

const InterviewDialog = lazyDialog(() => import('./InterviewDialog'), 'InterviewDialog');

const tones = { planned: 'primary', done: 'success', no_show: 'danger', cancelled: 'secondary' } as const;

/** Interviews of a candidate, latest first. */
export function CandidateInterviews({ candidate, jobs, denial }: CandidateTabProps) {
  const { t } = useTranslation();
  const labels = useJobLabels();
  const timeZone = jobs.restaurantOf(candidate.restaurantId)?.timeZone;
  const moments = useMoments(timeZone);
  const [open, setOpen] = useState<{ interview: Interview | undefined }>();
  const { interviews, stage } = candidate;
  const inactive = isActiveStage(stage) ? undefined : t('jobs.interviews.inactive');
  const sorted = interviews.toSorted((one, other) => other.startAt.localeCompare(one.startAt));
  return (
    <Stack gap="px16">
      <div>
        <Button
          size="bar"
          startIcon={Plus}
          disabledReason={denial ?? inactive}
          onClick={() => setOpen({ interview: undefined })}
        >
          {t('jobs.interviews.add')}
        </Button>
      </div>
      {sorted.length === 0 ? (
        <EmptyState size="sm" title={t('jobs.interviews.none')} />
      ) : (
        <Timeline
          label={t('jobs.tabs.interviews')}
          items={sorted.map((interview) => ({
            id: interview.id,
            title: `${moments.dateTime(interview.startAt)}–${moments.time(interview.endAt)}`,
            description: [interview.place, ...interview.with.map(({ name }) => name)].filter(Boolean).join(' · '),
            time: labels.outcome(interview.outcome),
            tone: tones[interview.outcome],
            upcoming: interview.outcome === 'planned',
            content: (
              <Button
                size="sm"
                variant="plain"
                disabledReason={denial ?? inactive}
                aria-label={t('jobs.interviews.editOf', { date: moments.dateTime(interview.startAt) })}
                onClick={() => setOpen({ interview })}
              >
                {t('jobs.interviews.edit')}
              </Button>
            ),
          }))}
        />
      )}
      <Suspense>
        {open && (
          <InterviewDialog
            candidate={candidate}
            interview={open.interview}
            timeZone={timeZone ?? 'UTC'}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
