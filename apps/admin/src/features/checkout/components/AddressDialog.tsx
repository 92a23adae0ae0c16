import { useUpdateUserDetails } from '@larder/domain';
import { orderAddressSchema, type UserAddress } from '@larder/domain/contract';
import { Grid } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { changedValues } from '../../../lib/changedValues';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { notify } from '../../../lib/notify';
import { schemaErrors } from '../../../lib/schemaErrors';
import type { AddressValues } from '../useCheckout';
import { OrderAddressFields } from './OrderAddressFields';

export interface AddressDialogProps {
  userId: number;
  address: UserAddress;
  onClose: () => void;
}

const valuesOf = ({ id: _id, isBilling: _billing, isDefault: _default, ...values }: UserAddress): AddressValues =>
  values;

/** Edits a saved address. */
export function AddressDialog({ userId, address, onClose }: AddressDialogProps) {
  const { t } = useTranslation();
  const { mutateAsync: update } = useUpdateUserDetails();
  const initial = valuesOf(address);
  const form = useFieldForm<AddressValues>({
    initial,
    validate: (values) => schemaErrors(orderAddressSchema, values),
    send: async (values) => {
      const changes = changedValues(values, initial) as Partial<Omit<UserAddress, 'id'>>;
      if (Object.keys(changes).length > 0) {
        await update({ id: userId, section: 'addresses', data: { update: { id: address.id, ...changes } } });
        void notify((toast) => void toast.success(t('checkout.address.saved')));
      }
      onClose();
    },
    prefix: 'update',
  });
  return (
    <FormLayer
      kind="dialog"
      open
      onOpenChange={onClose}
      title={t('checkout.address.edit')}
      saveLabel={t('users.form.save')}
      savingLabel={t('users.form.saving')}
      form={form}
    >
      <Grid columns={{ base: 1, sm: 2 }} gap="px16">
        <OrderAddressFields values={form.values} set={form.set} errorOf={form.errorOf} />
      </Grid>
    </FormLayer>
  );
}
