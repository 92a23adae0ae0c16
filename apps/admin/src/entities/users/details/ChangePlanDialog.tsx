import type { UserPlanDetails } from '@larder/domain/contract';
import { Dialog } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanChoice } from './PlanChoice';

export interface ChangePlanDialogProps {
  id: number;
  name: string;
  /** The user's plan; undefined while loading. */
  plan: UserPlanDetails | undefined;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Dialog that changes the plan and its period. */
export function ChangePlanDialog({ id, name, plan, open, onOpenChange }: ChangePlanDialogProps) {
  const { t } = useTranslation();
  const [chosen, setPeriod] = useState<UserPlanDetails['period']>();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="xl"
      title={t('users.detail.plan.change')}
      description={t('users.detail.plan.changeLead')}
    >
      <PlanChoice
        id={id}
        name={name}
        plan={plan}
        period={chosen ?? plan?.period ?? 'monthly'}
        onPeriodChange={setPeriod}
        onChanged={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
