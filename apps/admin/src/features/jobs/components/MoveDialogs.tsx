import { lazyDialog } from '../../../components/lazyDialog';
import type { CandidateMoves } from '../useCandidateMoves';
import type { Jobs } from '../useJobs';
import { MoveStageDialog } from './MoveStageDialog';

const RejectDialog = lazyDialog(() => import('./RejectDialog'), 'RejectDialog');
const OfferDialog = lazyDialog(() => import('./OfferDialog'), 'OfferDialog');
const HireDialog = lazyDialog(() => import('./HireDialog'), 'HireDialog');

const dialogs = { stage: MoveStageDialog, refused: RejectDialog, offer: OfferDialog, hired: HireDialog };

export function MoveDialogs({ moves, jobs }: { moves: CandidateMoves; jobs: Jobs }) {
  const { question } = moves;
  if (!question) return null;
  const MoveDialog = dialogs[question.kind];
  const key = `${question.kind} ${question.candidates.map(({ id }) => id).join(' ')}`;
  return <MoveDialog key={key} question={question} moves={moves} jobs={jobs} />;
}
