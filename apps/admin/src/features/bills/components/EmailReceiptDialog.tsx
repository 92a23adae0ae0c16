import { useEmailReceipt } from '@larder/domain';
import { rule } from '@larder/domain/contract';
import { TextField } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useActionForm } from '../useActionForm';
import { ActionLayer } from './ActionLayer';
import type { BillDialogProps } from './billDialogProps';

const address = z.string().check(rule.trimmed, rule.required, rule.email);

export function EmailReceiptDialog({ bill, place, onDone, onClose }: BillDialogProps) {
  const { t } = useTranslation();
  const { mutateAsync: send } = useEmailReceipt();
  const form = useActionForm({
    bill,
    initial: { email: bill.customerEmail ?? '' },
    validate: ({ email }) => {
      const { error } = address.safeParse(email);
      return error ? { email: error.issues[0]?.message ?? 'email' } : {};
    },
    send: ({ email }, { id, version }) => send({ id, version, email: email.trim() }),
    replaces: ({ email }) => ({ customerEmail: email.trim() }),
    onDone: () => onDone(t('bills.toasts.emailed', { number: bill.number })),
    money: (amount) => place.formats.money(amount, bill.currency),
  });
  return (
    <ActionLayer
      form={form}
      title={t('bills.forms.email', { number: bill.number })}
      saveLabel={t('bills.forms.emailSave')}
      onClose={onClose}
    >
      <TextField
        label={t('bills.forms.emailAddress')}
        type="email"
        dir="ltr"
        autoComplete="off"
        requiredMark
        value={form.values.email}
        onValueChange={(email) => form.set({ email })}
        error={form.errorOf('email')}
      />
    </ActionLayer>
  );
}
