import type { CandidateRow } from '@larder/domain/contract';
import { Avatar, Stack, StatusPill, Text } from '@larder/ui';
import type { DataTableColumn } from '@larder/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { createFormats } from '../../lib/createFormats';
import { lines } from '../../lists/truncate.css';
import { RatingBars } from './components/RatingBars';
import { StageAge } from './components/StageAge';
import { useJobLabels } from './useJobLabels';
import type { Jobs } from './useJobs';
import { useLanguage } from '@larder/domain';

const stageTones = { hired: 'success', refused: 'danger', withdrawn: 'secondary', offer: 'primary' } as const;

export function useCandidateColumns({ openings, restaurants, now }: Jobs): readonly DataTableColumn<CandidateRow>[] {
  const { t } = useTranslation();
  const labels = useJobLabels();
  const formats = useFormats();
  const { language } = useLanguage();
  return useMemo(
    () => [
      {
        id: 'fullName',
        header: t('jobs.fields.fullName'),
        rowHeader: true,
        sortable: true,
        cell: ({ id, fullName, email, phone }, { mark }) => (
          <Stack as="span" direction="row" gap="px10">
            <Avatar name={fullName || t('jobs.erased')} colorKey={id} aria-hidden />
            <span className={lines}>
              <Text as="bdi" variant="bodyStrong" truncate title={fullName}>
                {mark(fullName || t('jobs.erased'))}
              </Text>
              <Text as="bdi" dir="ltr" variant="caption" tone="subtle" truncate>
                {email || phone}
              </Text>
            </span>
          </Stack>
        ),
      },
      {
        id: 'opening',
        header: t('jobs.fields.opening'),
        accessor: ({ openingId }) => openings.find(({ id }) => id === openingId)?.title ?? '',
        sortable: true,
        card: 'secondary',
      },
      {
        id: 'stage',
        header: t('jobs.fields.stage'),
        sortable: true,
        card: 'status',
        cell: ({ stage }) => (
          <StatusPill tone={stageTones[stage as keyof typeof stageTones] ?? 'info'}>{labels.stage(stage)}</StatusPill>
        ),
      },
      {
        id: 'stageSince',
        header: t('jobs.fields.stageSince'),
        sortable: true,
        align: 'end',
        cell: (candidate) => <StageAge candidate={candidate} now={now} />,
      },
      {
        id: 'sla',
        header: t('jobs.fields.sla'),
        sortable: true,
        hidden: true,
        cell: ({ sla }) => (sla === 'none' ? undefined : labels.sla(sla)),
      },
      {
        id: 'rating',
        header: t('jobs.fields.rating'),
        sortable: true,
        firstDirection: 'desc',
        cell: ({ rating }) => (rating === null ? '–' : <RatingBars value={rating} />),
      },
      {
        id: 'source',
        header: t('jobs.fields.source'),
        sortable: true,
        muted: true,
        cell: ({ source }) => labels.source(source),
      },
      {
        id: 'appliedAt',
        header: t('jobs.fields.appliedAt'),
        sortable: true,
        muted: true,
        cell: ({ appliedAt }) => formats.date(appliedAt),
      },
      {
        id: 'nextInterviewAt',
        header: t('jobs.fields.nextInterviewAt'),
        sortable: true,
        muted: true,
        cell: ({ nextInterviewAt, restaurantId }) => {
          if (!nextInterviewAt) return '–';
          const local = createFormats(language, restaurants.find(({ id }) => id === restaurantId)?.timeZone);
          return `${local.date(nextInterviewAt)}, ${local.time(nextInterviewAt)}`;
        },
      },
      { id: 'tags', header: t('jobs.fields.tags'), hidden: true, cell: ({ tags }) => formats.list(tags) },
    ],
    [t, labels, formats, language, openings, restaurants, now],
  );
}
