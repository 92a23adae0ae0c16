import {
  activeStages,
  stageHours,
  type CandidateList,
  type CandidateRow,
  type CandidateStage,
} from '@larder/domain/contract';
import { Badge, Button } from '@larder/ui';
import { Board, type BoardColumn } from '@larder/ui/Board';
import { Tabs } from '@larder/ui/Tabs';
import { useMediaQuery } from '@larder/ui/shell';
import { below } from '@larder/ui/theme';
import { ChevronDown, ChevronUp, CircleSlash, LogOut, UserCheck } from 'lucide-react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { ageText } from '../stageAge';
import type { CandidateMoves } from '../useCandidateMoves';
import { useJobLabels } from '../useJobLabels';
import type { Jobs } from '../useJobs';
import { CandidateCard } from './CandidateCard';
import * as styles from './Jobs.css';

export interface CandidateBoardProps {
  jobs: Jobs;
  list: CandidateList;
  moves: CandidateMoves;
}

const endStages = ['hired', 'refused', 'withdrawn'] as const;
const endIcons = { hired: UserCheck, refused: CircleSlash, withdrawn: LogOut };

const oldestFirst = (one: CandidateRow, other: CandidateRow) => one.stageSince.localeCompare(other.stageSince);

/** Candidates in columns, one per stage. The final stages are initially collapsed. Phones show one stage at a time. */
export function CandidateBoard({ jobs, list, moves }: CandidateBoardProps) {
  const { t } = useTranslation();
  const labels = useJobLabels();
  const formats = useFormats();
  const isNarrow = useMediaQuery(below('md'));
  const [unfolded, setUnfolded] = useState<readonly CandidateStage[]>([]);
  const [stage, setStage] = useState<CandidateStage>('new');
  const { candidates } = list;
  const byId = useMemo(() => new Map(candidates.map((row) => [row.id, row])), [candidates]);
  const rowsOf = (ids: readonly (string | number)[]) => ids.flatMap((id) => byId.get(String(id)) ?? []);

  const column = (id: CandidateStage): BoardColumn<CandidateRow> => {
    const items = candidates.filter((row) => row.stage === id).toSorted(oldestFirst);
    const late = items.filter(({ sla }) => sla === 'late').length;
    const hours = stageHours[id];
    return {
      id,
      title: labels.stage(id),
      items,
      endContent: (
        <>
          {late > 0 && <span className={styles.late}>{t('jobs.board.late', { n: late })}</span>}
          {hours !== null && <span title={t('jobs.board.allowed')}>{ageText(hours, formats)}</span>}
        </>
      ),
      emptyState: t(id === 'offer' ? 'jobs.board.emptyOffer' : 'jobs.board.emptyStage'),
      accepts: (ids) => moves.accepts(rowsOf(ids), id),
    };
  };
  const isOpen = (id: CandidateStage) => unfolded.includes(id) || jobs.search.stage === id;
  const shown: readonly CandidateStage[] = isNarrow ? [stage] : [...activeStages, ...endStages.filter(isOpen)];
  const isSeveral = jobs.opening === undefined;

  /** M opens the dialog that moves the focused candidate. */
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[role="row"]') : null;
    if (event.key !== 'm' || event.ctrlKey || event.metaKey || event.altKey || !row || !moves.mayMove) return;
    const [candidate] = rowsOf([row.dataset.key ?? '']);
    if (!candidate || moves.stagesOf(candidate).length === 0) return;
    event.preventDefault();
    // Otherwise, typeahead would handle the key.
    event.stopPropagation();
    moves.askStage([candidate]);
  };

  return (
    <>
      {isNarrow && (
        <Tabs
          label={t('jobs.board.stages')}
          value={stage}
          onValueChange={setStage}
          items={[...activeStages, ...endStages].map((id) => ({
            id,
            label: labels.stage(id),
            count: formats.number(candidates.filter((row) => row.stage === id).length),
          }))}
        />
      )}
      <Board
        label={jobs.opening?.title ?? t('jobs.allOpenings')}
        columns={shown.map(column)}
        getName={({ fullName }) => fullName || t('jobs.erased')}
        readOnly={!moves.mayMove}
        headingLevel={2}
        onAction={({ id }) => jobs.show({ candidate: id })}
        onMove={({ keys, column: target }) => moves.move(rowsOf(keys), target as CandidateStage)}
        onKeyDownCapture={handleKeyDown}
      >
        {(candidate) => (
          <CandidateCard
            candidate={candidate}
            opening={isSeveral ? jobs.openings.find(({ id }) => id === candidate.openingId)?.title : undefined}
            timeZone={jobs.restaurantOf(candidate.restaurantId)?.timeZone}
            now={jobs.now}
          />
        )}
      </Board>
      {!isNarrow && (
        <div className={styles.folded}>
          {endStages.map((id) => {
            return (
              <Button
                key={id}
                size="bar"
                startIcon={endIcons[id]}
                endIcon={isOpen(id) ? ChevronUp : ChevronDown}
                aria-expanded={isOpen(id)}
                onClick={() =>
                  setUnfolded(unfolded.includes(id) ? unfolded.filter((each) => each !== id) : [...unfolded, id])
                }
              >
                {labels.stage(id)}
                <Badge count={candidates.filter((row) => row.stage === id).length} tone="secondary" />
              </Button>
            );
          })}
          {moves.mayMove && <span className={styles.hint}>{t('jobs.board.keys')}</span>}
        </div>
      )}
    </>
  );
}
