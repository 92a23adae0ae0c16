// Don't import schemas here: routes need these codes for their search parameters, which every page loads first.

export const activeStages = ['new', 'screening', 'interview', 'trial_shift', 'offer'] as const;
export const candidateStages = [...activeStages, 'hired', 'refused', 'withdrawn'] as const;
export const candidateSources = ['walk_in', 'referral', 'website', 'job_board', 'social', 'agency', 'other'] as const;
/** Time in the current stage, compared with the allowed time. */
export const candidateSlas = ['none', 'ok', 'due', 'late'] as const;

export const candidateSortColumns = [
  'fullName',
  'opening',
  'stage',
  'stageSince',
  'sla',
  'rating',
  'source',
  'appliedAt',
  'nextInterviewAt',
] as const;
export type CandidateSortColumn = (typeof candidateSortColumns)[number];
