import { call, ledgerCall, useAbility, useMoveCandidate } from '@larder/domain';
import {
  candidateEndpoints,
  inverseMove,
  movesFrom,
  type CandidateRow,
  type CandidateStage,
  type MoveCandidate,
} from '@larder/domain/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../hooks/useFormats';
import { useBulkWork } from '../../lists/useBulkWork';
import { useJobLabels } from './useJobLabels';

/** Stages that need more than a move: a reason, an offer, or a user account. */
const askingStages = ['refused', 'offer', 'hired'] as const;
type AskingStage = (typeof askingStages)[number];

/** The open dialog. `stage` chooses the target stage. */
export interface MoveQuestion {
  kind: AskingStage | 'stage';
  candidates: readonly CandidateRow[];
}

const isAsking = (stage: string): stage is AskingStage => (askingStages as readonly string[]).includes(stage);

/** Moves candidates between stages. Undo moves them back. Some moves ask for details first. */
export function useCandidateMoves() {
  const { t } = useTranslation();
  const formats = useFormats();
  const ability = useAbility();
  const labels = useJobLabels();
  const { mutateAsync: send } = useMoveCandidate();
  const bulk = useBulkWork();
  const [question, setQuestion] = useState<MoveQuestion>();
  const mayMove = ability.can('update', 'candidate');
  const mayHire = ability.can('hire', 'candidate');

  const stagesOf = ({ stage }: CandidateRow): CandidateStage[] => [
    ...movesFrom(stage),
    ...(stage === 'offer' && mayHire ? (['hired'] as const) : []),
  ];
  const names = (rows: readonly CandidateRow[]) => formats.list(rows.map(({ fullName }) => fullName));

  /** Moves candidates. Resolves to those that were not moved. */
  const run = (
    rows: readonly CandidateRow[],
    stage: CandidateStage,
    details: Pick<MoveCandidate, 'offer' | 'refusal'> = {},
  ) =>
    bulk({
      rows,
      work: async (row) => {
        // Undo needs the offer or the reason, which rows don't contain.
        const isEnding = row.stage === 'offer' || row.stage === 'refused';
        const before = isEnding ? (await call(candidateEndpoints.candidate, { id: row.id })).candidate : row;
        const { candidate } = await send({ id: row.id, version: row.version, stage, ...details });
        return { before, saved: candidate };
      },
      callOf: (row) =>
        ledgerCall(candidateEndpoints.move, { id: row.id, version: row.version, stage, ...details }, row),
      busy: t('jobs.toasts.moving'),
      done: (moved) => ({
        key: moved.length === 1 ? 'jobs.toasts.moved' : 'jobs.toasts.movedMany',
        values: { name: moved[0]?.fullName ?? '', n: moved.length, stage: labels.stage(stage) },
      }),
      failed: (rest) => t('jobs.toasts.notMoved', { names: names(rest) }),
      inverse: (changed) =>
        changed.flatMap(([row, { before, saved }]) => {
          const back = inverseMove(before, stage);
          return back
            ? [ledgerCall(candidateEndpoints.move, { id: row.id, version: saved.version, ...back }, saved)]
            : [];
        }),
      reload: ['jobs'],
    });

  return {
    mayMove,
    mayHire,
    stagesOf,
    /** Returns true if all candidates can be moved to the stage. Offers and hires are made one at a time. */
    accepts: (rows: readonly CandidateRow[], stage: CandidateStage) =>
      rows.length > 0 &&
      (rows.length === 1 || (stage !== 'offer' && stage !== 'hired')) &&
      rows.every((row) => row.stage === stage || stagesOf(row).includes(stage)),
    /** Moves candidates, or opens the dialog that the stage needs. */
    move: (rows: readonly CandidateRow[], stage: CandidateStage) => {
      const candidates = rows.filter((row) => row.stage !== stage);
      if (candidates.length === 0) return;
      if (isAsking(stage)) setQuestion({ kind: stage, candidates });
      else void run(candidates, stage);
    },
    run,
    /** Opens the dialog for choosing a stage. */
    askStage: (candidates: readonly CandidateRow[]) => setQuestion({ kind: 'stage', candidates }),
    question,
    close: () => setQuestion(undefined),
  };
}
export type CandidateMoves = ReturnType<typeof useCandidateMoves>;
