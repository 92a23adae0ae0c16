import { useAbility } from '@larder/domain';
import { Button, Stack, TextField } from '@larder/ui';
import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyField } from '../../../components/LazyField';
import { lazyDialog } from '../../../components/lazyDialog';
import { pickers } from '../invoiceFields';
import type { InvoiceFormState } from '../useInvoiceForm';
import * as styles from './InvoiceForm.css';
import { clientLines } from '../../../entities/invoices/clientLines';

const ClientDrawer = lazyDialog(() => import('./ClientDrawer'), 'ClientDrawer');

/** A field for the client of an invoice, with a drawer that adds a client. */
export function InvoiceClientField({ form }: { form: InvoiceFormState }) {
  const { t } = useTranslation();
  const mayAdd = useAbility().can('create', 'invoice');
  /** Initial name in the drawer that adds a client. */
  const [adding, setAdding] = useState<string>();
  const { client } = form.values;
  const texts = {
    label: t('invoices.fields.client'),
    required: true,
    placeholder: t('invoices.form.clientSearch'),
    error: form.errorOf('client'),
  };
  return (
    <Stack id="client" gap="px8">
      <LazyField module={pickers} placeholder={<TextField {...texts} readOnly value={client?.name ?? ''} />}>
        {({ ClientPicker }) => (
          <ClientPicker
            {...texts}
            client={client}
            onChange={(next) => form.set({ client: next })}
            onAdd={mayAdd ? setAdding : undefined}
          />
        )}
      </LazyField>
      {client && (
        <address className={styles.client}>
          <bdi className={styles.clientName}>{client.name}</bdi>
          {clientLines(client).map((text) => (
            <div key={text}>
              <bdi>{text}</bdi>
            </div>
          ))}
        </address>
      )}
      {mayAdd && (
        <div>
          <Button size="sm" startIcon={UserPlus} onClick={() => setAdding('')}>
            {t('invoices.client.add')}
          </Button>
        </div>
      )}
      <Suspense>
        {adding !== undefined && (
          <ClientDrawer
            name={adding}
            onClose={() => setAdding(undefined)}
            onAdded={(added) => {
              form.set({ client: added });
              setAdding(undefined);
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
}
