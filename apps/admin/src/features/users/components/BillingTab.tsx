import { Stack } from '@larder/ui';
import { useMayChangeDetails } from '../../../entities/users/details/useSaveDetails';
import { BillingAddressCard } from '../../../entities/users/details/BillingAddressCard';
import { PaymentMethodsCard } from '../../../entities/users/details/PaymentMethodsCard';
import { ReadOnlyNote } from '../../../entities/users/details/ReadOnlyNote';
import type { UserTabProps } from '../../../entities/users/details/userTabProps';

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
