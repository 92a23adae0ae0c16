import type { CandidateRow } from '@larder/domain/contract';
import { Avatar, Icon } from '@larder/ui';
import { Link } from '@tanstack/react-router';
import { CalendarDays, Copy, Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { useMoments } from '../../../hooks/useMoments';
import { useJobLabels } from '../useJobLabels';
import * as styles from './Jobs.css';
import { RatingBars } from './RatingBars';
import { StageAge } from './StageAge';

export interface CandidateCardProps {
  candidate: CandidateRow;
  /** Title of the opening, if the board shows several. */
  opening?: string;
  timeZone: string | undefined;
  now: Date;
}

/** A candidate on the board. */
export function CandidateCard({ candidate, opening, timeZone, now }: CandidateCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const labels = useJobLabels();
  const moments = useMoments(timeZone);
  const { id, fullName, source, rating, nextInterviewAt, duplicateIds, tags } = candidate;
  const name = fullName || t('jobs.erased');
  const hasFacts = nextInterviewAt !== null || duplicateIds.length > 0 || tags.length > 0;
  return (
    <div className={styles.card}>
      <div className={styles.cardTop}>
        <Avatar name={name} colorKey={id} aria-hidden />
        <div className={styles.cardWords}>
          <div className={styles.cardLine}>
            <Link
              from="/apps/jobX"
              search={(previous) => ({ ...previous, candidate: id })}
              resetScroll={false}
              className={styles.cardName}
            >
              <bdi>{name}</bdi>
            </Link>
            {rating !== null && <RatingBars value={rating} />}
          </div>
          <div className={styles.cardLine}>
            <span className={styles.cardNote}>{labels.source(source)}</span>
            <StageAge candidate={candidate} now={now} />
          </div>
          {opening && (
            <span className={styles.cardNote}>
              <bdi>{opening}</bdi>
            </span>
          )}
        </div>
      </div>
      {hasFacts && (
        <div className={styles.cardFacts}>
          {nextInterviewAt && (
            <span className={styles.cardFact}>
              <Icon as={CalendarDays} size={14} />
              {moments.dateTime(nextInterviewAt)}
            </span>
          )}
          {duplicateIds.length > 0 && (
            <span className={styles.cardFact}>
              <Icon as={Copy} size={14} />
              {t('jobs.card.duplicate')}
            </span>
          )}
          {tags.length > 0 && (
            <span className={styles.cardFact}>
              <Icon as={Tag} size={14} />
              <bdi>{formats.list(tags)}</bdi>
            </span>
          )}
        </div>
      )}
    </div>
  );
}
