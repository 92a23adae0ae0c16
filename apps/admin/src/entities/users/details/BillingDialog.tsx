import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { rule, type UserBilling } from '@larder/domain/contract';
import { Grid, GridItem, TextField } from '@larder/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldMessage } from '../../../hooks/useFieldMessage';
import { fieldError } from '../form/userForm';
import { useSaveDetails } from './useSaveDetails';

export interface BillingDialogProps {
  id: number;
  billing: UserBilling;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const schema = z.object({
  company: z.string().check(rule.trimmed, rule.required, rule.maxLength(120)),
  email: z.string().check(rule.trimmed, rule.required, rule.email),
  phone: z.string().check(rule.trimmed, rule.required, rule.phone),
  taxId: z.string().check(rule.trimmed),
  vatId: z.string().check(rule.trimmed),
});

/** Dialog that edits the billing data. Render it with a new `key` each time it opens, to reset the draft. */
export function BillingDialog({ id, billing, open, onOpenChange }: BillingDialogProps) {
  const { t } = useTranslation();
  const message = useFieldMessage();
  const { save, isPending } = useSaveDetails(id);
  const form = useForm<UserBilling>({ defaultValues: billing, resolver: standardSchemaResolver(schema) });
  const { errors, isDirty } = form.formState;

  const send = form.handleSubmit(async (data) => {
    const saved = await save({ section: 'billing', data }, t('users.detail.address.saved'), {
      section: 'billing',
      data: billing,
    });
    if (!saved) return;
    form.reset(data);
    onOpenChange(false);
  });
  const field = (name: keyof UserBilling) => ({
    label: t(`users.detail.address.${name}`),
    error: errors[name] && message(fieldError(errors[name].message)),
    autoComplete: 'off',
    ...form.register(name),
  });

  return (
    <FormLayer
      kind="dialog"
      open={open}
      onOpenChange={onOpenChange}
      title={t('users.detail.address.editTitle')}
      saveLabel={t('users.form.save')}
      savingLabel={t('users.form.saving')}
      form={{ isDirty, isSaving: isPending, submit: () => void send() }}
    >
      <Grid columns={{ base: 1, sm: 2 }} gap="px16">
        <GridItem span="all">
          <TextField {...field('company')} dir="auto" requiredMark />
        </GridItem>
        <TextField {...field('email')} type="email" dir="ltr" requiredMark />
        <TextField {...field('phone')} type="tel" dir="ltr" requiredMark />
        <TextField {...field('taxId')} dir="ltr" />
        <TextField {...field('vatId')} dir="ltr" />
      </Grid>
    </FormLayer>
  );
}
