import { useUpdateUserDetails } from '@larder/domain';
import { rule, userAddressSchema, type UserAddress } from '@larder/domain/contract';
import { Grid, GridItem, Switch, TextField } from '@larder/ui';
import { SegmentedControl, Select } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { notify } from '../../../lib/notify';
import { schemaErrors } from '../../../lib/schemaErrors';
import { useCountryOptions } from '../form/useCountryOptions';
import { addressErrors } from './addressErrors';

export interface AddressDialogProps {
  /** ID of the user. */
  id: number;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

type TextName = 'contactName' | 'phone' | 'line1' | 'line2' | 'city' | 'state' | 'postcode';

const schema = z.object({
  contactName: z.string().check(rule.trimmed, rule.required, rule.maxLength(120)),
  phone: z.string().check(rule.trimmed, rule.phoneIfFilled),
});
const initial: Omit<UserAddress, 'id' | 'isDefault'> = {
  kind: 'restaurant',
  contactName: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  isBilling: false,
};

/** Dialog that adds an address to the details of a user. */
export function AddressDialog({ id, open, onOpenChange }: AddressDialogProps) {
  const { t } = useTranslation();
  const { mutateAsync: update } = useUpdateUserDetails();
  const countries = useCountryOptions();
  const form = useFieldForm({
    initial,
    validate: (values) => ({ ...schemaErrors(schema, values), ...addressErrors(values) }),
    send: async (add) => {
      await update({ id, section: 'addresses', data: { add } });
      onOpenChange(false);
      void notify((toast) => void toast.success(t('users.detail.newAddress.added')));
    },
    prefix: 'add',
  });
  const { values, set, errorOf } = form;
  const field = (name: TextName, autoComplete: string) => ({
    label: t(name === 'contactName' ? 'users.detail.address.contactName' : `account.fields.${name}`),
    dir: 'auto' as const,
    autoComplete,
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
  });
  return (
    <FormLayer
      kind="large"
      open={open}
      onOpenChange={onOpenChange}
      title={t('users.detail.newAddress.title')}
      saveLabel={t('users.detail.newAddress.save')}
      savingLabel={t('users.form.saving')}
      form={form}
    >
      <SegmentedControl
        label={t('users.detail.newAddress.kind')}
        size="md"
        block
        value={values.kind}
        onValueChange={(kind) => set({ kind })}
        options={userAddressSchema.shape.kind.options.map((value) => ({
          value,
          label: t(`users.detail.newAddress.kinds.${value}`),
        }))}
      />
      <Grid columns={{ base: 1, sm: 2 }} gap="px16">
        <TextField {...field('contactName', 'name')} requiredMark />
        <TextField {...field('phone', 'tel')} type="tel" dir="ltr" />
        <GridItem span="all">
          <Select
            label={t('account.fields.country')}
            requiredMark
            searchable
            value={values.country || null}
            error={errorOf('country')}
            onValueChange={(country) => set({ country })}
            options={countries}
          />
        </GridItem>
        <GridItem span="all">
          <TextField {...field('line1', 'address-line1')} requiredMark />
        </GridItem>
        <GridItem span="all">
          <TextField {...field('line2', 'address-line2')} label={t('users.detail.newAddress.line2')} />
        </GridItem>
        <TextField {...field('city', 'address-level2')} requiredMark />
        <TextField {...field('state', 'address-level1')} />
        <TextField {...field('postcode', 'postal-code')} dir="ltr" />
      </Grid>
      <Switch
        label={t('users.detail.newAddress.billing')}
        checked={values.isBilling}
        onChange={({ target }) => set({ isBilling: target.checked })}
      />
    </FormLayer>
  );
}
