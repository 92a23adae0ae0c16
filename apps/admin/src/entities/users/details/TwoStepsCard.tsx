import { useSession } from '@larder/domain';
import { Button, Stack, StatusPill } from '@larder/ui';
import { ConfirmDialog } from '@larder/ui/overlays';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { QueryCard } from '../../../components/QueryCard';
import type { UserTabProps } from './userTabProps';
import { useMayChangeDetails, useSaveDetails } from './useSaveDetails';
import * as styles from './UserDetail.css';

const TwoStepsDialog = lazyDialog(() => import('./TwoStepsDialog'), 'TwoStepsDialog');

/** Two-step sign-in. Only the signed-in user can set it up, because the codes are sent to their app or phone. */
export function TwoStepsCard({ id, name, details }: UserTabProps) {
  const { t } = useTranslation();
  const mayChange = useMayChangeDetails(id);
  const isSelf = useSession().user?.id === id;
  const { save, isPending } = useSaveDetails(id);
  const [open, setOpen] = useState<'setUp' | 'turnOff'>();

  const turnOff = async () => {
    await save({ section: 'twoSteps', data: { enabled: false } }, t('users.detail.twoSteps.turnedOff'));
    setOpen(undefined);
  };
  return (
    <>
      <QueryCard query={details} title={t('users.detail.twoSteps.title')} skeletonSize={40}>
        {({ twoSteps: { enabled, method } }) => (
          <div className={styles.spread}>
            <Stack direction="row" gap="px12">
              <StatusPill tone={enabled ? 'success' : 'secondary'}>
                {t(enabled ? 'users.detail.twoSteps.on' : 'users.detail.twoSteps.off')}
              </StatusPill>
              <span className={styles.muted}>
                {enabled
                  ? t('users.detail.twoSteps.onLead', { method: t(`users.detail.twoSteps.${method ?? 'app'}`) })
                  : t('users.detail.twoSteps.offLead')}
              </span>
            </Stack>
            {enabled && mayChange && (
              <Button size="sm" onClick={() => setOpen('turnOff')}>
                {t('users.detail.twoSteps.turnOff')}
              </Button>
            )}
            {!enabled && isSelf && (
              <Button size="sm" onClick={() => setOpen('setUp')}>
                {t('users.detail.twoSteps.setUp')}
              </Button>
            )}
          </div>
        )}
      </QueryCard>
      {open === 'setUp' && (
        <Suspense>
          <TwoStepsDialog open onOpenChange={() => setOpen(undefined)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={open === 'turnOff'}
        onOpenChange={() => setOpen(undefined)}
        title={t('users.detail.twoSteps.ask.title')}
        description={t('users.detail.twoSteps.ask.description', { name })}
        confirmLabel={t('users.detail.twoSteps.ask.confirm')}
        cancelLabel={t('users.detail.twoSteps.ask.cancel')}
        loading={isPending}
        onConfirm={() => void turnOff()}
      />
    </>
  );
}
