import type { Candidate } from '@larder/domain/contract';
import type { CandidateMoves } from '../useCandidateMoves';
import type { Jobs } from '../useJobs';

export interface CandidateTabProps {
  candidate: Candidate;
  jobs: Jobs;
  moves: CandidateMoves;
  /** Reason why the candidate can't be changed. */
  denial: string | undefined;
}
