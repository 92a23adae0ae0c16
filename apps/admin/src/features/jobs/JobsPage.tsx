import { useAbility, useCandidates } from '@larder/domain';
import { Button, EmptyState, Skeleton } from '@larder/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError';
import { lazyDialog } from '../../components/lazyDialog';
import { useShortcuts } from '../../hooks/useShortcuts';
import { CandidateToolbar } from './components/CandidateToolbar';
import * as styles from './components/Jobs.css';
import { OpeningHeader } from './components/OpeningHeader';
import { OpeningList, OpeningSelect } from './components/OpeningList';
import { boardCandidates } from './jobsQueries';
import { copyPrefix } from './jobsSearch';
import { useCandidateMoves } from './useCandidateMoves';
import { useJobs } from './useJobs';
import { useOpeningActions } from './useOpeningActions';

export { loadJobs } from './jobsQueries';

const CandidateBoard = lazyDialog(() => import('./components/CandidateBoard'), 'CandidateBoard');
const CandidateTable = lazyDialog(() => import('./components/CandidateTable'), 'CandidateTable');
const CandidatePanel = lazyDialog(() => import('./components/CandidatePanel'), 'CandidatePanel');
const CandidateDrawer = lazyDialog(() => import('./components/CandidateDrawer'), 'CandidateDrawer');
const OpeningDrawer = lazyDialog(() => import('./components/OpeningDrawer'), 'OpeningDrawer');
const OpeningActionDialog = lazyDialog(() => import('./components/OpeningActionDialog'), 'OpeningActionDialog');
const MoveDialogs = lazyDialog(() => import('./components/MoveDialogs'), 'MoveDialogs');

/** Openings and their candidates, as a board or a table. */
export function JobsPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const jobs = useJobs();
  const { search, scope, openings, opening, openingsQuery } = jobs;
  const moves = useCandidateMoves();
  const actions = useOpeningActions(jobs);
  const [isAdding, setAdding] = useState(false);
  const denial = ability.can('update', 'job') ? undefined : t('jobs.denied.openings');
  const board = useCandidates(boardCandidates(scope, search));
  const edited = openings.find(({ id }) => id === search.edit);
  const copied = openings.find(({ id }) => copyPrefix + id === search.edit);
  useShortcuts({ ...(denial === undefined && { create: () => jobs.show({ edit: 'new' }) }) });

  const content = () => {
    const failed = openingsQuery.isError ? openingsQuery : board.isError && !board.data ? board : undefined;
    if (failed)
      return (
        <LoadError
          title={t('jobs.failed')}
          query={{ error: failed.error, refetch: () => Promise.all([openingsQuery.refetch(), board.refetch()]) }}
          size="md"
        />
      );
    if (openingsQuery.data && openings.length === 0)
      return (
        <EmptyState
          headingLevel={2}
          title={t('jobs.openings.empty')}
          description={t('jobs.openings.emptyHint')}
          actions={
            <Button variant="filled" disabledReason={denial} onClick={() => jobs.show({ edit: 'new' })}>
              {t('jobs.openings.create')}
            </Button>
          }
        />
      );
    if (search.layout === 'table') return <CandidateTable jobs={jobs} moves={moves} />;
    if (!board.data) return <Skeleton blockSize={480} aria-busy />;
    return <CandidateBoard jobs={jobs} list={board.data} moves={moves} />;
  };

  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <OpeningList jobs={jobs} denial={denial} />
        <div className={styles.main} aria-busy={board.isPending || undefined}>
          <OpeningHeader jobs={jobs} actions={actions} denial={denial} onAddCandidate={() => setAdding(true)} />
          <OpeningSelect jobs={jobs} denial={denial} />
          <CandidateToolbar jobs={jobs} />
          <Suspense fallback={<Skeleton blockSize={480} aria-busy />}>{content()}</Suspense>
        </div>
      </div>
      <Suspense>
        {search.candidate && (
          <CandidatePanel id={search.candidate} jobs={jobs} moves={moves} rows={board.data?.candidates ?? []} />
        )}
        {isAdding && opening && (
          <CandidateDrawer
            candidate={undefined}
            opening={opening}
            onClose={() => setAdding(false)}
            onAdded={({ id }) => jobs.show({ candidate: id })}
          />
        )}
        {(search.edit === 'new' || edited || copied) && denial === undefined && (
          <OpeningDrawer key={search.edit} jobs={jobs} opening={edited} copied={copied} />
        )}
        {actions.asked && <OpeningActionDialog asked={actions.asked} actions={actions} />}
        {moves.question && <MoveDialogs moves={moves} jobs={jobs} />}
      </Suspense>
    </div>
  );
}
