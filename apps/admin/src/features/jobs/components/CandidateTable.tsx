import { useCandidates } from '@larder/domain';
import { filterCandidates, filterStage, sortCandidates, type CandidateRow } from '@larder/domain/contract';
import { ActionBar } from '@larder/ui/ActionBar';
import { ServerTable } from '@larder/ui/table';
import { MoveRight, Tags } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { useListPage } from '../../../lists/useListPage';
import { useListSearch } from '../../../lists/useListSearch';
import { useListTable } from '../../../lists/useListTable';
import { allCandidates } from '../jobsQueries';
import { candidateList, type CandidateListSearch } from '../jobsSearch';
import type { CandidateMoves } from '../useCandidateMoves';
import { useCandidateColumns } from '../useCandidateColumns';
import { useCandidateTags } from '../useCandidateTags';
import type { Jobs } from '../useJobs';

const TagDialog = lazyDialog(() => import('./TagDialog'), 'TagDialog');

export interface CandidateTableProps {
  jobs: Jobs;
  moves: CandidateMoves;
}

/** The candidates as a table. Without a stage filter, it contains the active ones. */
export function CandidateTable({ jobs, moves }: CandidateTableProps) {
  const { t } = useTranslation();
  const state = useListSearch(candidateList);
  const { opening = 'all' } = jobs.search;
  const { stage, ...parameters } = state.parameters;
  const query = useCandidates({ restaurant: jobs.scope, opening, ...parameters, ...(stage && { stage }) });
  const everyone = useCandidates(allCandidates(jobs.scope, jobs.search)).data;
  const isComplete = everyone !== undefined && everyone.total <= everyone.candidates.length;
  const titleOf = (id: string) => jobs.openings.find((each) => each.id === id)?.title ?? '';
  const list = useListPage<CandidateRow, CandidateListSearch>({
    state,
    title: t('jobs.candidates.title'),
    query,
    rows: query.data?.candidates,
    total: query.data?.total,
    all: isComplete ? everyone.candidates : undefined,
    filter: (rows, { q = '', source = '', sla = '', stage: shown = '' }) =>
      filterStage(filterCandidates(rows, { opening, q, source, sla, tag: '' }), shown),
    sort: (rows, column, order, locale) => sortCandidates(rows, column, order, titleOf, locale),
    columns: useCandidateColumns(jobs),
  });
  const table = useListTable(list, {
    texts: {
      failed: t('jobs.candidates.failed'),
      empty: { title: t('jobs.candidates.empty'), description: t('jobs.candidates.emptyHint') },
      noMatches: t('jobs.candidates.noMatches'),
    },
    rowActions: (row) => [
      {
        id: 'move',
        label: t('jobs.move.title'),
        icon: MoveRight,
        quick: true,
        shortcut: 'M',
        disabled: !moves.mayMove || moves.stagesOf(row).length === 0,
        description: moves.mayMove ? undefined : t('jobs.denied.move'),
        onAction: () => moves.askStage([row]),
      },
    ],
    rowLink: ({ id }) => ({ to: '/apps/jobX', search: { ...jobs.search, candidate: id }, resetScroll: false }),
    hasFilterPanel: false,
  });
  const { selection } = list;
  const tags = useCandidateTags();
  const [tagged, setTagged] = useState<readonly CandidateRow[]>();
  return (
    <>
      <ServerTable {...table} />
      <ActionBar
        count={selection.rows.length}
        onClear={selection.clear}
        items={[
          {
            id: 'move',
            label: t('jobs.move.title'),
            icon: MoveRight,
            disabled: !moves.mayMove,
            onAction: () => moves.askStage(selection.rows),
          },
          {
            id: 'tag',
            label: t('jobs.tag.action'),
            icon: Tags,
            disabled: !tags.mayTag,
            onAction: () => setTagged(selection.rows),
          },
        ]}
      />
      <Suspense>
        {tagged && (
          <TagDialog
            candidates={tagged}
            known={(everyone?.candidates ?? tagged).flatMap((row) => row.tags)}
            tags={tags}
            onClose={() => setTagged(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
