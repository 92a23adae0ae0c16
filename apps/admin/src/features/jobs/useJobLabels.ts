import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns labels of the codes of openings and candidates. */
export function useJobLabels() {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      status: (status: string) => t(`jobs.statuses.${status}`),
      position: (position: string) => t(`staff.positions.${position}`),
      employment: (employment: string) => t(`jobs.employments.${employment}`),
      stage: (stage: string) => t(`jobs.stages.${stage}`),
      source: (source: string) => t(`jobs.sources.${source}`),
      sla: (sla: string) => t(`jobs.slas.${sla}`),
      reason: (reason: string) => t(`jobs.reasons.${reason}`),
      outcome: (outcome: string) => t(`jobs.outcomes.${outcome}`),
    }),
    [t],
  );
}
export type JobLabels = ReturnType<typeof useJobLabels>;
