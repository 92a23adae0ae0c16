import type { CandidateRow } from '@larder/domain/contract';
import { Icon } from '@larder/ui';
import { Clock, ClockAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { stageAge } from '../stageAge';
import * as styles from './Jobs.css';

export interface StageAgeProps {
  candidate: Pick<CandidateRow, 'stageSince' | 'sla'>;
  now: Date;
}

/** Time in the stage. Amber when it is due, red when it is late. */
export function StageAge({ candidate: { stageSince, sla }, now }: StageAgeProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const age = stageAge(stageSince, now, formats);
  const isLate = sla === 'late';
  return (
    <span className={[styles.cardAge, isLate ? styles.late : sla === 'due' ? styles.due : ''].join(' ')}>
      <Icon as={isLate ? ClockAlert : Clock} size={12} />
      {sla === 'late' || sla === 'due' ? t(`jobs.card.${sla}`, { age }) : age}
    </span>
  );
}
