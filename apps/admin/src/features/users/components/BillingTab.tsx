import { Stack } from '@larder/ui';
import { useMayChangeDetails } from '../useSaveDetails';
import { BillingAddressCard } from './BillingAddressCard';
import { PaymentMethodsCard } from './PaymentMethodsCard';
import { ReadOnlyNote } from './ReadOnlyNote';
import type { UserTabProps } from './userTabProps';

/** Payment methods and billing address. */
export function BillingTab({ id, name, details }: UserTabProps) {
  const mayChange = useMayChangeDetails(id);
  return (
    <Stack gap="px16">
      {!mayChange && <ReadOnlyNote name={name} />}
      <PaymentMethodsCard id={id} details={details} />
      <BillingAddressCard id={id} details={details} />
    </Stack>
  );
}
