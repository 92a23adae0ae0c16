import { useAddInvoiceClient } from '@larder/domain';
import { newInvoiceClientSchema, type InvoiceClient } from '@larder/domain/contract';
import { TextArea, TextField } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { notify } from '../../../lib/notify';
import { schemaErrors } from '../../../lib/schemaErrors';

export interface ClientDrawerProps {
  /** Name that was typed in the search. */
  name: string;
  onClose: () => void;
  onAdded: (client: InvoiceClient) => void;
}

/** Adds a client. */
export function ClientDrawer({ name, onClose, onAdded }: ClientDrawerProps) {
  const { t } = useTranslation();
  const { mutateAsync: add } = useAddInvoiceClient();
  const form = useFieldForm({
    initial: { name, company: '', companyEmail: '', address: '', country: '', contact: '' },
    validate: (values) => schemaErrors(newInvoiceClientSchema, values),
    send: async (values) => {
      const added = await add(values);
      void notify((toast) => void toast.success(t('invoices.client.added', { name: added.name })));
      onAdded(added);
    },
    prefix: 'client',
  });
  const field = (key: keyof typeof form.values, type = 'text') => ({
    type,
    label: t(`invoices.client.${key}`),
    value: form.values[key],
    error: form.errorOf(key),
    onChange: (event: { currentTarget: { value: string } }) => form.set({ [key]: event.currentTarget.value }),
  });
  const { type: _none, ...address } = field('address');
  return (
    <FormLayer
      kind="drawer"
      open
      onOpenChange={onClose}
      title={t('invoices.client.add')}
      saveLabel={t('invoices.client.save')}
      savingLabel={t('invoices.form.saving')}
      form={form}
    >
      <TextField {...field('name')} required dir="auto" autoComplete="off" />
      <TextField {...field('company')} required dir="auto" autoComplete="off" />
      <TextField {...field('companyEmail', 'email')} required autoComplete="off" />
      <TextArea {...address} dir="auto" rows={2} />
      <TextField {...field('country')} dir="auto" autoComplete="off" />
      <TextField {...field('contact', 'tel')} autoComplete="off" />
    </FormLayer>
  );
}
