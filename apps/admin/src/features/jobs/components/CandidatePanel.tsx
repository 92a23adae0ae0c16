import { useAbility, useCandidate } from '@larder/domain';
import { activeStages, isErased, type Candidate, type CandidateRow } from '@larder/domain/contract';
import { Alert, Button, Skeleton, Stack, StatusPill, Text } from '@larder/ui';
import { Drawer, MenuItem, Tabs } from '@larder/ui/overlays';
import { Stepper } from '@larder/ui/Stepper';
import { MoveRight, Pencil, Trash2, UserCheck } from 'lucide-react';
import { Suspense, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/MoreMenu';
import { RecordError } from '../../../components/RecordError';
import { lazyDialog } from '../../../components/lazyDialog';
import { candidateTabs, type CandidateTab } from '../jobsSearch';
import type { CandidateMoves } from '../useCandidateMoves';
import { useJobLabels } from '../useJobLabels';
import type { Jobs } from '../useJobs';
import { CandidateHistory } from './CandidateHistory';
import { CandidateInterviews } from './CandidateInterviews';
import { CandidateNotes } from './CandidateNotes';
import { CandidateOffer } from './CandidateOffer';
import { CandidateProfile } from './CandidateProfile';

const CandidateDrawer = lazyDialog(() => import('./CandidateDrawer'), 'CandidateDrawer');
const EraseDialog = lazyDialog(() => import('./EraseDialog'), 'EraseDialog');

export interface CandidatePanelProps {
  id: string;
  jobs: Jobs;
  moves: CandidateMoves;
  /** The shown candidates, for the keys J and K. */
  rows: readonly CandidateRow[];
}

const tabContent = {
  profile: CandidateProfile,
  interviews: CandidateInterviews,
  offer: CandidateOffer,
  notes: CandidateNotes,
  history: CandidateHistory,
};

/**
 * A candidate in a drawer: stage and actions, then tabs. J and K show the next and the previous candidate, N the notes
 * and I the interviews.
 */
export function CandidatePanel({ id, jobs, moves, rows }: CandidatePanelProps) {
  const { t } = useTranslation();
  const query = useCandidate(id);
  const candidate = query.data?.candidate;
  const { tab = 'profile' } = jobs.search;
  const showTab = (next: CandidateTab) => jobs.show({ tab: next === 'profile' ? undefined : next }, true);

  const close = () => jobs.show({ candidate: undefined, tab: undefined });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isField =
      event.target instanceof Element && event.target.closest('input, textarea, [role="textbox"], [role="spinbutton"]');
    if (isField || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const index = rows.findIndex((row) => row.id === id);
    const step = { j: 1, k: -1 }[event.key];
    const next = step !== undefined && index >= 0 ? rows[index + step] : undefined;
    if (next) jobs.show({ candidate: next.id }, true);
    else if (event.key === 'n') showTab('notes');
    else if (event.key === 'i') showTab('interviews');
    else return;
    event.preventDefault();
  };

  const content = () => {
    if (candidate)
      return <PanelContent {...{ candidate, jobs, moves, tab, showTab }} duplicates={query.data?.duplicates ?? []} />;
    if (query.isPending) return <Skeleton blockSize={320} />;
    return (
      <RecordError
        query={query}
        notFound={{ title: t('jobs.candidates.notFound'), description: t('jobs.candidates.notFoundHint', { id }) }}
        notLoaded={t('jobs.candidates.notLoaded')}
        onClose={close}
      />
    );
  };
  return (
    <Drawer
      open
      onOpenChange={close}
      title={candidate ? candidate.fullName || t('jobs.erased') : t('jobs.candidates.one')}
    >
      <div onKeyDown={handleKeyDown}>{content()}</div>
    </Drawer>
  );
}

interface PanelContentProps {
  candidate: Candidate;
  duplicates: readonly CandidateRow[];
  jobs: Jobs;
  moves: CandidateMoves;
  tab: CandidateTab;
  showTab: (tab: CandidateTab) => void;
}

function PanelContent({ candidate, duplicates, jobs, moves, tab, showTab }: PanelContentProps) {
  const { t } = useTranslation();
  const labels = useJobLabels();
  const ability = useAbility();
  const [open, setOpen] = useState<'edit' | 'erase'>();
  const { stage } = candidate;
  const opening = jobs.openings.find(({ id }) => id === candidate.openingId);
  const isActive = activeStages.some((each) => each === stage);
  const denial = moves.mayMove ? (isErased(candidate) ? t('jobs.denied.erased') : undefined) : t('jobs.denied.move');
  const hireDenial = moves.mayHire ? denial : t('jobs.denied.hire');
  const eraseDenial = ability.can('delete', 'candidate')
    ? stage === 'hired'
      ? t('jobs.denied.hired')
      : undefined
    : t('jobs.denied.erase');
  const TabContent = tabContent[tab];
  const noMoves = moves.stagesOf(candidate).length === 0 ? t('jobs.denied.hired') : undefined;
  return (
    <Stack gap="px16">
      <Stack direction="row" gap="px8" wrap justify="between">
        <Text tone="muted">
          <bdi>{opening?.title}</bdi> · <bdi>{jobs.nameOf(candidate.restaurantId)}</bdi>
        </Text>
        {!isActive && <StatusPill tone={stage === 'hired' ? 'success' : 'secondary'}>{labels.stage(stage)}</StatusPill>}
      </Stack>
      {duplicates.length > 0 && (
        <Alert tone="warning" title={t('jobs.candidates.duplicates')}>
          {duplicates.map(({ id, fullName, stage: other }) => (
            <div key={id}>
              <Button variant="link" size="sm" onClick={() => jobs.show({ candidate: id })}>
                {fullName || t('jobs.erased')} · {labels.stage(other)}
              </Button>
            </div>
          ))}
        </Alert>
      )}
      {isActive && (
        <Stepper
          label={t('jobs.board.stages')}
          variant="bars"
          current={stage}
          steps={activeStages.map((id) => ({ id, label: labels.stage(id) }))}
        />
      )}
      <Stack direction="row" gap="px8" wrap>
        {stage === 'offer' && (
          <Button
            variant="filled"
            size="bar"
            startIcon={UserCheck}
            disabledReason={hireDenial}
            onClick={() => moves.move([candidate], 'hired')}
          >
            {t('jobs.hire.confirm')}
          </Button>
        )}
        <Button
          size="bar"
          startIcon={MoveRight}
          disabledReason={denial ?? noMoves}
          onClick={() => moves.askStage([candidate])}
        >
          {t('jobs.move.title')}
        </Button>
        <Button size="bar" startIcon={Pencil} disabledReason={denial} onClick={() => setOpen('edit')}>
          {t('jobs.candidates.edit')}
        </Button>
        <MoreMenu label={t('jobs.candidates.more', { name: candidate.fullName })}>
          <MenuItem
            icon={Trash2}
            tone="danger"
            disabled={eraseDenial !== undefined || isErased(candidate)}
            description={eraseDenial}
            onAction={() => setOpen('erase')}
          >
            {t('jobs.erase.title')}
          </MenuItem>
        </MoreMenu>
      </Stack>
      <Tabs
        label={t('jobs.candidates.about', { name: candidate.fullName })}
        value={tab}
        onValueChange={showTab}
        items={candidateTabs.map((id) => ({
          id,
          label: t(`jobs.tabs.${id}`),
          ...(id === tab && { content: <TabContent key={candidate.id} {...{ candidate, jobs, moves, denial }} /> }),
        }))}
      />
      <Suspense>
        {open === 'edit' && opening && (
          <CandidateDrawer candidate={candidate} opening={opening} onClose={() => setOpen(undefined)} />
        )}
        {open === 'erase' && <EraseDialog candidate={candidate} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Stack>
  );
}
