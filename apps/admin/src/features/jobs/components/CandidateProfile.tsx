import { weekdays } from '@larder/domain/contract';
import { EmptyState, Stack, StatusPill, Text } from '@larder/ui';
import { DescriptionList } from '@larder/ui/DescriptionList';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { useWeekdayNames } from '../../../hooks/useWeekdayNames';
import { useJobLabels } from '../useJobLabels';
import type { CandidateTabProps } from './candidateTabProps';
import * as styles from './Jobs.css';
import { RatingBars } from './RatingBars';

const parts = ['morning', 'afternoon', 'evening', 'night'] as const;

/** Contact, application questions and availability. */
export function CandidateProfile({ candidate, jobs }: CandidateTabProps) {
  const { t } = useTranslation();
  const labels = useJobLabels();
  const formats = useFormats();
  const days = useWeekdayNames();
  const { email, phone, source, rating, tags, appliedAt, answers, availability, resume, refusal, eraseOn } = candidate;
  const questions = jobs.openings.find(({ id }) => id === candidate.openingId)?.questions ?? [];
  const hasAvailability = weekdays.some((day) => availability[day]?.length);
  const facts = [
    { term: t('jobs.fields.email'), value: email && <bdi dir="ltr">{email}</bdi> },
    { term: t('jobs.fields.phone'), value: phone && <bdi dir="ltr">{phone}</bdi> },
    { term: t('jobs.fields.source'), value: labels.source(source) },
    { term: t('jobs.fields.appliedAt'), value: formats.date(appliedAt, { day: 'numeric', month: 'long' }) },
    { term: t('jobs.fields.rating'), value: rating === null ? undefined : <RatingBars value={rating} /> },
    { term: t('jobs.fields.tags'), value: formats.list(tags) },
    { term: t('jobs.fields.resume'), value: resume?.fileName },
    ...(refusal
      ? [
          {
            term: t('jobs.fields.reason'),
            value: [labels.reason(refusal.reason), refusal.note].filter(Boolean).join(': '),
          },
        ]
      : []),
    ...(eraseOn ? [{ term: t('jobs.fields.eraseOn'), value: formats.date(eraseOn, { dateStyle: 'long' }) }] : []),
  ];
  return (
    <Stack gap="px20">
      <DescriptionList items={facts} termWidth={120} />
      {answers.length > 0 && (
        <Stack gap="px8">
          <Text as="h3" variant="title3">
            {t('jobs.fields.answers')}
          </Text>
          {answers.map(({ questionId, answer }) => {
            const question = questions.find(({ id }) => id === questionId);
            const isKnockout = question?.knockout === true && answer === 'no';
            return (
              <div key={questionId}>
                <Text as="p" variant="caption" tone="muted" dir="auto">
                  {question?.text ?? questionId}
                </Text>
                <Stack direction="row" gap="px8">
                  <Text dir="auto">
                    {question?.kind === 'yes_no' ? t(`jobs.answers.${answer}`, { defaultValue: answer }) : answer}
                  </Text>
                  {isKnockout && <StatusPill tone="danger">{t('jobs.candidates.knockout')}</StatusPill>}
                </Stack>
              </div>
            );
          })}
        </Stack>
      )}
      {hasAvailability ? (
        <Stack gap="px8">
          <Text as="h3" variant="title3">
            {t('jobs.fields.availability')}
          </Text>
          <div className={styles.availability}>
            {weekdays.map((day) => (
              <AvailabilityRow key={day} name={days.short[day - 1] ?? ''} available={availability[day] ?? []} />
            ))}
          </div>
        </Stack>
      ) : (
        answers.length === 0 && <EmptyState size="sm" title={t('jobs.candidates.noAnswers')} />
      )}
    </Stack>
  );
}

function AvailabilityRow({ name, available }: { name: string; available: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <>
      <Text variant="caption" tone="muted">
        {name}
      </Text>
      {parts.map((part) => {
        const isOn = available.includes(part);
        return (
          <span key={part} className={styles.part} data-on={isOn || undefined} aria-hidden={!isOn || undefined}>
            {t(`jobs.parts.${part}`)}
          </span>
        );
      })}
    </>
  );
}
