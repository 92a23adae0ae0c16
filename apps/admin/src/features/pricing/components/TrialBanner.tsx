import type { UserPlanDetails } from '@larder/domain/contract';
import { Alert, Button } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useSaveDetails } from '../../../entities/users/details/useSaveDetails';

/** Offers a trial of the enterprise plan, once per account. */
export function TrialBanner({ id, plan }: { id: number; plan: UserPlanDetails }) {
  const { t } = useTranslation();
  const { save, isPending } = useSaveDetails(id);
  if (plan.trialUsed || plan.name === 'enterprise' || plan.name === 'management') return null;
  return (
    <Alert
      tone="info"
      title={t('pricing.trial.title')}
      action={
        <Button
          size="sm"
          variant="filled"
          loading={isPending}
          onClick={() =>
            void save({ section: 'plan', data: { name: 'enterprise', startTrial: true } }, t('pricing.trial.started'))
          }
        >
          {t('pricing.trial.start')}
        </Button>
      }
    >
      {t('pricing.trial.lead')}
    </Alert>
  );
}
