import { useSession } from '@larder/domain';
import { rule, type FieldErrors, type Invoice } from '@larder/domain/contract';
import { Stack, Text, TextArea, TextField } from '@larder/ui';
import { Tag } from '@larder/ui/Tag';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { schemaErrors } from '../../../lib/schemaErrors';
import { useInvoiceMailLabels, useInvoiceMailText } from '../useInvoiceMailText';
import { attachmentName, useSendInvoice } from '../useSendInvoice';

export interface SendInvoiceDrawerProps {
  invoice: Invoice;
  onClose: () => void;
}

const mailSchema = z.object({
  to: z.string().check(rule.trimmed, rule.required, rule.email),
  subject: z.string().check(rule.required),
  message: z.string(),
});

/** Drawer that sends an invoice by email, or a reminder if it is past due. */
export function SendInvoiceDrawer({ invoice, onClose }: SendInvoiceDrawerProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const mailText = useInvoiceMailText();
  const { sendWithUndo } = useSendInvoice();
  const form = useFieldForm({
    initial: mailText(invoice),
    validate: (values): FieldErrors => schemaErrors(mailSchema, values),
    send: async (values) => {
      await sendWithUndo(invoice, values);
      onClose();
    },
  });
  const labels = useInvoiceMailLabels()(invoice);
  return (
    <FormLayer
      kind="drawer"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.title}
      saveLabel={labels.send}
      savingLabel={t('mail.compose.sending')}
      form={form}
      failureTitle={t('mail.compose.notSent')}
    >
      <Text as="p">
        {t('invoices.mail.from')} <bdi dir="ltr">{user?.email}</bdi>
      </Text>
      <TextField
        label={t('mail.compose.to')}
        type="email"
        dir="ltr"
        autoComplete="off"
        requiredMark
        value={form.values.to}
        onValueChange={(to) => form.set({ to })}
        error={form.errorOf('to')}
      />
      <TextField
        label={t('mail.compose.subject')}
        dir="auto"
        autoComplete="off"
        requiredMark
        value={form.values.subject}
        onValueChange={(subject) => form.set({ subject })}
        error={form.errorOf('subject')}
      />
      <TextArea
        label={t('mail.compose.text')}
        dir="auto"
        rows={10}
        value={form.values.message}
        onValueChange={(message) => form.set({ message })}
      />
      <Stack direction="row">
        <Tag icon={Paperclip}>
          <bdi dir="ltr">{attachmentName(invoice)}</bdi>
        </Tag>
      </Stack>
    </FormLayer>
  );
}
