import { Grid, Stack } from '@larder/ui';
import { useAbility } from '@larder/domain';
import { QueryCard } from '../../../components/QueryCard';
import { PaymentMethodsCard } from '../../../entities/users/details/PaymentMethodsCard';
import { PlanCard } from '../../../entities/users/details/PlanCard';
import { useTranslation } from 'react-i18next';
import type { AccountTabProps } from '../accountTabProps';
import { BillingForm } from './BillingForm';
import { BillingHistoryCard } from './BillingHistoryCard';

/** Plan, payment methods, billing address and invoices. */
export function BillingTab({ id, name, email, details }: AccountTabProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  return (
    <Stack gap="px16">
      <Grid columns={{ base: 1, xl: 2 }} align="start">
        <PlanCard id={id} name={name} details={details} />
        <PaymentMethodsCard id={id} details={details} />
      </Grid>
      {details.data ? (
        <BillingForm name={name} details={details.data} />
      ) : (
        <QueryCard query={details} title={t('users.detail.address.title')} skeletonSize={280}>
          {() => null}
        </QueryCard>
      )}
      {ability.can('read', 'invoice') && <BillingHistoryCard email={email} />}
    </Stack>
  );
}
