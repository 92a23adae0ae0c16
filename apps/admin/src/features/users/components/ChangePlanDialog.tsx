import { userPlans, type UserPlan, type UserPlanDetails } from '@larder/domain/contract';
import { Button, Stack } from '@larder/ui';
import { Dialog, SegmentedControl, Select } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../../../entities/users/useUserLabels';
import { useSaveDetails } from '../useSaveDetails';

export interface ChangePlanDialogProps {
  id: number;
  name: string;
  plan: UserPlanDetails;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Dialog that changes the plan and its period. */
export function ChangePlanDialog({ id, name, plan, open, onOpenChange }: ChangePlanDialogProps) {
  const { t } = useTranslation();
  const labels = useUserLabels();
  const { save, isPending } = useSaveDetails(id);
  const [chosen, setChosen] = useState<UserPlan>(plan.name);
  const [period, setPeriod] = useState(plan.period);
  const isSame = chosen === plan.name && period === plan.period;

  const submit = async () => {
    const saved =
      isSame ||
      (await save(
        { section: 'plan', data: { name: chosen, period } },
        t('users.detail.plan.changed', { name, plan: labels.currentPlan(chosen) }),
        { section: 'plan', data: { name: plan.name, period: plan.period } },
      ));
    if (saved) onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      narrow="box"
      title={t('users.detail.plan.change')}
      description={t('users.detail.plan.changeLead')}
      footer={
        <>
          <Button variant="plain" tone="dark" onClick={() => onOpenChange(false)}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="filled"
            loading={isPending}
            loadingLabel={t('users.detail.plan.saving')}
            onClick={() => void submit()}
          >
            {t('users.detail.plan.save')}
          </Button>
        </>
      }
    >
      <Stack gap="px16">
        <Select
          label={t('users.fields.currentPlan')}
          value={chosen}
          onValueChange={setChosen}
          options={userPlans.map((value) => ({ value, label: labels.currentPlan(value) }))}
        />
        <SegmentedControl
          label={t('users.detail.plan.period')}
          size="md"
          block
          value={period}
          onValueChange={setPeriod}
          options={[
            { value: 'monthly', label: t('users.detail.plan.periodMonthly') },
            { value: 'yearly', label: t('users.detail.plan.periodYearly') },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
