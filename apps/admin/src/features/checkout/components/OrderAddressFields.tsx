import { deliveryKinds } from '@larder/domain/contract';
import { GridItem, TextField } from '@larder/ui';
import { SegmentedControl } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '../../../entities/users/details/AddressFields';
import type { AddressValues } from '../useCheckout';

export interface OrderAddressFieldsProps {
  values: AddressValues;
  set: (changes: Partial<AddressValues>) => void;
  errorOf: (field: keyof AddressValues) => string | undefined;
}

/** Fields of a delivery address, as cells of a grid. */
export function OrderAddressFields({ values, set, errorOf }: OrderAddressFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <GridItem span="all">
        <SegmentedControl
          label={t('checkout.address.kind')}
          value={values.kind}
          onValueChange={(kind) => set({ kind })}
          options={deliveryKinds.map((kind) => ({ value: kind, label: t(`checkout.address.kinds.${kind}`) }))}
        />
      </GridItem>
      <TextField
        label={t('checkout.address.contactName')}
        value={values.contactName}
        error={errorOf('contactName')}
        requiredMark
        dir="auto"
        autoComplete="name"
        onChange={({ target }) => set({ contactName: target.value })}
      />
      <TextField
        label={t('account.fields.phone')}
        value={values.phone}
        error={errorOf('phone')}
        requiredMark
        type="tel"
        dir="ltr"
        autoComplete="tel"
        onChange={({ target }) => set({ phone: target.value })}
      />
      <AddressFields values={values} set={set} errorOf={errorOf} required />
    </>
  );
}
