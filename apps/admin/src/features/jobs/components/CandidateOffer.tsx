import { EmptyState } from '@larder/ui';
import { DescriptionList } from '@larder/ui/DescriptionList';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import type { CandidateTabProps } from './candidateTabProps';

/** The offer: wage, first day and date sent. */
export function CandidateOffer({ candidate: { offer } }: CandidateTabProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!offer) return <EmptyState size="sm" title={t('jobs.offer.none')} description={t('jobs.offer.noneHint')} />;
  return (
    <DescriptionList
      termWidth={120}
      items={[
        {
          term: t('jobs.fields.wage'),
          value: t(`jobs.openings.wage.${offer.basis}`, { wage: formats.money(offer.wage, offer.currency) }),
        },
        { term: t('jobs.fields.startsOn'), value: formats.date(offer.startsOn, { dateStyle: 'long' }) },
        { term: t('jobs.fields.sentAt'), value: formats.date(offer.sentAt, { dateStyle: 'long' }) },
      ]}
    />
  );
}
