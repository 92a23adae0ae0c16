import { ledgerCall } from '@larder/domain';
import { orderAddressSchema, restoreEndpoints, type UserAddress } from '@larder/domain/contract';
import { Alert, Button, Card, Grid, Skeleton } from '@larder/ui';
import { Checkbox } from '@larder/ui/Checkbox';
import { MenuItem } from '@larder/ui/overlays';
import { TextArea } from '@larder/ui/TextArea';
import { ArrowLeft, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLine } from '../../../entities/users/details/addressLine';
import { useSaveDetails } from '../../../entities/users/details/useSaveDetails';
import { lazyDialog } from '../../../components/lazyDialog';
import { LoadError } from '../../../components/LoadError';
import { MoreMenu } from '../../../components/MoreMenu';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { useRecordChange } from '../../../hooks/useUndo';
import { schemaErrors } from '../../../lib/schemaErrors';
import { addressFormId } from '../checkoutForms';
import { newAddress, type AddressValues, type Checkout } from '../useCheckout';
import { OrderAddressFields } from './OrderAddressFields';
import * as styles from './Checkout.css';
import { ChoiceCards } from './ChoiceCards';

const AddressDialog = lazyDialog(() => import('./AddressDialog'), 'AddressDialog');

/** Step that asks where to deliver: to a saved or a new address, with a note for the driver. */
export function AddressStep({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation();
  const { saved, savedAddress, typedAddress, details, draft, change, go, userId } = checkout;
  const record = useRecordChange();
  const { save } = useSaveDetails(userId);
  const [editing, setEditing] = useState<UserAddress>();
  const form = useFieldForm<AddressValues>({
    initial: typedAddress,
    validate: (values) => (savedAddress ? {} : schemaErrors(orderAddressSchema, values)),
    send: async () => go('payment'),
  });
  const set = (changes: Partial<AddressValues>) => {
    form.set(changes);
    change({ address: { ...draft.address, ...changes } });
  };
  const remove = ({ id, line1 }: UserAddress) =>
    save(
      { section: 'addresses', data: { remove: id } },
      () =>
        void record({
          text: { key: 'checkout.address.removed', values: { address: line1 } },
          calls: [ledgerCall(restoreEndpoints.restore, { subject: 'address', ids: [id] })],
          reload: ['users'],
        }),
    );

  if (!details.data)
    return details.isError ? (
      <LoadError title={t('checkout.address.notLoaded')} query={details} />
    ) : (
      <Skeleton blockSize={420} />
    );
  const fields = (
    <Grid columns={{ base: 1, sm: 2 }} gap="px16">
      <OrderAddressFields values={form.values} set={set} errorOf={form.errorOf} />
      <Checkbox
        label={t('checkout.address.save')}
        checked={draft.saveAddress ?? true}
        onChange={({ target }) => change({ saveAddress: target.checked })}
      />
    </Grid>
  );
  return (
    <>
      <form
        id={addressFormId}
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Card title={t('checkout.address.title')}>
          <div id={form.id} className={styles.form}>
            {form.failure && <Alert tone="danger" title={form.failure} />}
            {saved.length === 0 ? (
              fields
            ) : (
              <ChoiceCards
                label={t('checkout.address.choose')}
                value={savedAddress?.id ?? newAddress}
                onValueChange={(addressId) => change({ addressId })}
                choices={[
                  ...saved.map((address) => ({
                    value: address.id,
                    label: (
                      <>
                        <bdi>{address.contactName}</bdi> · {t(`checkout.address.kinds.${address.kind}`)}
                      </>
                    ),
                    description: (
                      <>
                        <bdi>{addressLine(address)}</bdi>
                        {address.phone && (
                          <>
                            {' · '}
                            <bdi dir="ltr">{address.phone}</bdi>
                          </>
                        )}
                      </>
                    ),
                    actions: (
                      <AddressMenu
                        address={address}
                        onEdit={() => setEditing(address)}
                        onRemove={() => void remove(address)}
                      />
                    ),
                  })),
                  { value: newAddress, label: t('checkout.address.new'), content: fields },
                ]}
              />
            )}
          </div>
        </Card>
        <Card title={t('checkout.address.noteTitle')}>
          <TextArea
            label={t('checkout.address.note')}
            description={t('checkout.address.noteHint')}
            rows={2}
            dir="auto"
            value={draft.note ?? ''}
            onValueChange={(note) => change({ note })}
          />
        </Card>
      </form>
      <div>
        <Button variant="plain" tone="dark" startIcon={ArrowLeft} onClick={() => go('cart')}>
          {t('checkout.back.cart')}
        </Button>
      </div>
      <Suspense>
        {editing && <AddressDialog userId={userId} address={editing} onClose={() => setEditing(undefined)} />}
      </Suspense>
    </>
  );
}

interface AddressMenuProps {
  address: UserAddress;
  onEdit: () => void;
  onRemove: () => void;
}

/** Menu with the actions of a saved address. */
function AddressMenu({ address, onEdit, onRemove }: AddressMenuProps) {
  const { t } = useTranslation();
  return (
    <MoreMenu label={t('checkout.address.more', { address: address.line1 })} variant="plain" tone="secondary" size="sm">
      <MenuItem icon={Pencil} onAction={onEdit}>
        {t('users.detail.payments.edit')}
      </MenuItem>
      <MenuItem icon={Trash2} tone="danger" onAction={onRemove}>
        {t('users.detail.payments.remove')}
      </MenuItem>
    </MoreMenu>
  );
}
