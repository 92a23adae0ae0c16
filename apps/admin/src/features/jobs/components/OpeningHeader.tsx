import { Button, PageHeader, StatusPill, Stack } from '@larder/ui';
import { MenuItem } from '@larder/ui/overlays';
import { Copy, Link2, Pencil, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/MoreMenu';
import { takesCandidates } from '@larder/domain/contract';
import { useFormats } from '../../../hooks/useFormats';
import { usePageTitle } from '../../../hooks/usePageTitle';
import type { OpeningActions } from '../useOpeningActions';
import { copyPrefix } from '../jobsSearch';
import { useJobLabels } from '../useJobLabels';
import type { Jobs } from '../useJobs';
import { openingTones } from './openingTones';
import { copyText } from '../../../lib/copyText';

export interface OpeningHeaderProps {
  jobs: Jobs;
  actions: OpeningActions;
  /** Reason why openings can't be changed. */
  denial: string | undefined;
  onAddCandidate: () => void;
}

/** Title of the page: the opening with its facts and actions, or all openings. */
export function OpeningHeader({ jobs, actions, denial, onAddCandidate }: OpeningHeaderProps) {
  const { t } = useTranslation();
  const labels = useJobLabels();
  const formats = useFormats();
  const title = usePageTitle();
  const { opening } = jobs;
  if (!opening) {
    const isLoaded = jobs.openingsQuery.data !== undefined;
    const place = jobs.scope === 'all' ? t('jobs.allRestaurants') : jobs.nameOf(jobs.scope);
    return (
      <PageHeader
        title={title}
        description={isLoaded ? `${place} · ${t('jobs.openings.count', { count: jobs.openings.length })}` : '\u00A0'}
        style={{ marginBlockEnd: 0 }}
      />
    );
  }
  const { wage, status, closesOn, restaurantId, employment } = opening;
  const facts = [
    jobs.nameOf(restaurantId),
    labels.employment(employment),
    wage &&
      t(`jobs.openings.wage.${wage.basis}`, {
        wage: `${formats.money(wage.min, wage.currency)}–${formats.money(wage.max, wage.currency)}`,
      }),
    wage?.tipped && t('jobs.openings.tipped'),
    closesOn && t('jobs.openings.closes', { date: formats.date(closesOn, { day: 'numeric', month: 'long' }) }),
  ];
  const copyLink = () =>
    copyText(
      `${window.location.origin}/jobs/${opening.slug}`,
      t('jobs.toasts.linkCopied'),
      t('jobs.toasts.linkNotCopied'),
    );
  const accepts = takesCandidates(opening, jobs.todayAt(restaurantId));
  return (
    <PageHeader
      title={
        <Stack as="span" direction="row" gap="px10" wrap>
          <bdi>{opening.title}</bdi>
          <StatusPill tone={openingTones[status]}>{labels.status(status)}</StatusPill>
        </Stack>
      }
      description={facts.filter(Boolean).join(' · ')}
      style={{ marginBlockEnd: 0 }}
      actions={
        <>
          <Button
            size="bar"
            startIcon={UserPlus}
            disabledReason={denial ?? (accepts ? undefined : t('jobs.candidates.closed'))}
            onClick={onAddCandidate}
          >
            {t('jobs.candidates.add')}
          </Button>
          <Button size="bar" startIcon={Pencil} disabledReason={denial} onClick={() => jobs.show({ edit: opening.id })}>
            {t('jobs.openings.edit')}
          </Button>
          <MoreMenu label={t('jobs.openings.more', { title: opening.title })}>
            {actions.actionsOf(opening).map((action) => (
              <MenuItem
                key={action}
                tone={action === 'close' ? 'danger' : 'neutral'}
                disabled={denial !== undefined}
                description={denial}
                onAction={() => actions.start(opening, action)}
              >
                {t(`jobs.openings.actions.${action}`)}
              </MenuItem>
            ))}
            <MenuItem
              icon={Copy}
              disabled={denial !== undefined}
              description={denial}
              onAction={() => jobs.show({ edit: copyPrefix + opening.id })}
            >
              {t('jobs.openings.duplicate')}
            </MenuItem>
            <MenuItem icon={Link2} onAction={() => void copyLink()}>
              {t('jobs.openings.copyLink')}
            </MenuItem>
          </MoreMenu>
        </>
      }
    />
  );
}
