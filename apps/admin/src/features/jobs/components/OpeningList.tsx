import { Button, Card, Skeleton, StatusPill } from '@larder/ui';
import { FilterChip } from '@larder/ui/FilterChip';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useJobLabels } from '../useJobLabels';
import type { Jobs } from '../useJobs';
import * as styles from './Jobs.css';
import { openingTones } from './openingTones';

export interface OpeningListProps {
  jobs: Jobs;
  /** Reason why no opening can be added. */
  denial: string | undefined;
}

/** The openings as links next to the board, on wide screens. */
export function OpeningList({ jobs, denial }: OpeningListProps) {
  const { t } = useTranslation();
  const labels = useJobLabels();
  const { openings, openingsQuery, opening: current, scope, show, nameOf } = jobs;
  const add = (
    <Button size="sm" variant="filled" startIcon={Plus} disabledReason={denial} onClick={() => show({ edit: 'new' })}>
      {t('jobs.openings.add')}
    </Button>
  );
  return (
    <Card padding="none" title={t('jobs.openings.title')} actions={add} className={styles.openings}>
      <nav aria-label={t('jobs.openings.title')}>
        <ul className={styles.openingList}>
          <li>
            <Link
              from="/apps/jobX"
              search={(previous) => ({ ...previous, opening: undefined, candidate: undefined })}
              className={styles.openingLink}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={current ? undefined : 'true'}
            >
              <span className={styles.openingTitle}>{t('jobs.allOpenings')}</span>
            </Link>
          </li>
          {openingsQuery.isPending && (
            <li className={styles.openingLink}>
              <Skeleton blockSize={120} />
            </li>
          )}
          {openings.map(({ id, title, status, restaurantId, hired, seats, active, late }) => (
            <li key={id}>
              <Link
                from="/apps/jobX"
                search={(previous) => ({ ...previous, opening: id, candidate: undefined })}
                className={styles.openingLink}
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={current?.id === id ? 'true' : undefined}
              >
                <span className={styles.cardTop}>
                  <span className={styles.openingTitle}>
                    <bdi>{title}</bdi>
                  </span>
                  <StatusPill tone={openingTones[status]}>{labels.status(status)}</StatusPill>
                </span>
                {scope === 'all' && (
                  <span className={styles.cardNote}>
                    <bdi>{nameOf(restaurantId)}</bdi>
                  </span>
                )}
                <span className={styles.openingCounts}>
                  <span>{t('jobs.openings.hired', { hired, seats })}</span>
                  {active > 0 && <span className={styles.cardNote}>{t('jobs.openings.active', { n: active })}</span>}
                  {late > 0 && <span className={styles.late}>{t('jobs.board.late', { n: late })}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}

/** The openings as a filter, on narrower screens. */
export function OpeningSelect({ jobs, denial }: OpeningListProps) {
  const { t } = useTranslation();
  const { openings, opening: current, show } = jobs;
  return (
    <div className={styles.openingSelect}>
      <FilterChip
        label={t('jobs.openings.title')}
        anyLabel={t('jobs.allOpenings')}
        value={current?.id ?? null}
        onValueChange={(id) => show({ opening: id ?? undefined, candidate: undefined })}
        options={openings.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Button size="bar" startIcon={Plus} disabledReason={denial} onClick={() => show({ edit: 'new' })}>
        {t('jobs.openings.add')}
      </Button>
    </div>
  );
}
