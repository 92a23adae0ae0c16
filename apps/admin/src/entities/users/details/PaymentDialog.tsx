import { serverNow, useUpdateUserDetails } from '@larder/domain';
import {
  paymentErrors,
  rule,
  type FieldErrors,
  type UserDetailsUpdate,
  type UserPaymentMethod,
} from '@larder/domain/contract';
import { Checkbox, TextField } from '@larder/ui';
import { SegmentedControl } from '@larder/ui/overlays';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormLayer } from '../../../components/FormLayer';
import { useFieldForm } from '../../../hooks/useFieldForm';
import { notify } from '../../../lib/notify';
import { schemaErrors } from '../../../lib/schemaErrors';
import { CardFields, emptyCard } from './CardFields';

export interface PaymentDialogProps {
  /** ID of the user. */
  id: number;
  /** The card to edit; undefined to add a payment method. */
  method?: UserPaymentMethod;
  /** Hides PayPal. @default false */
  cardOnly?: boolean;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const paypalSchema = z.object({ email: z.string().check(rule.trimmed, rule.required, rule.email) });

/** Returns the state of the payment form. */
function usePaymentForm({ id, method, onOpenChange }: Pick<PaymentDialogProps, 'id' | 'method' | 'onOpenChange'>) {
  const { t } = useTranslation();
  const { mutateAsync: update } = useUpdateUserDetails();
  return useFieldForm({
    initial: {
      kind: 'card' as 'card' | 'paypal',
      ...emptyCard,
      holder: method?.holder ?? '',
      expiry: method?.expiry ?? '',
      email: '',
      primary: method?.primary ?? false,
    },
    validate: (values): FieldErrors => {
      if (values.kind === 'paypal') return schemaErrors(paypalSchema, values);
      const {
        number: numberError,
        cvc: cvcError,
        ...others
      } = paymentErrors({ ...values, kind: 'card' }, new Date(serverNow()));
      if (method) return others;
      return { ...others, ...(numberError && { number: numberError }), ...(cvcError && { cvc: cvcError }) };
    },
    send: async ({ kind, number, holder, expiry, cvc, email, primary }) => {
      const added =
        kind === 'paypal'
          ? { kind, email: email.trim(), primary }
          : { kind, number, holder: holder.trim(), expiry, cvc, primary };
      const data = method
        ? { update: { id: method.id, holder: holder.trim(), expiry, ...(primary && { primary: true as const }) } }
        : { add: added };
      await update({ id, section: 'paymentMethods', data } satisfies UserDetailsUpdate);
      onOpenChange(false);
      void notify(
        (toast) => void toast.success(t(method ? 'users.detail.payments.edited' : 'users.detail.payments.added')),
      );
    },
    prefix: method ? 'update' : 'add',
  });
}

/** Dialog that adds a payment method or edits a card. Only brand, last four digits, holder and expiry are stored. */
export function PaymentDialog({ id, method, cardOnly = false, open, onOpenChange }: PaymentDialogProps) {
  const { t } = useTranslation();
  const form = usePaymentForm({ id, method, onOpenChange });
  const { values } = form;
  return (
    <FormLayer
      kind="dialog"
      open={open}
      onOpenChange={onOpenChange}
      title={t(
        method
          ? 'users.detail.payments.editTitle'
          : cardOnly
            ? 'users.detail.payments.cardTitle'
            : 'users.detail.payments.add',
      )}
      saveLabel={t(method ? 'users.form.save' : 'users.detail.payments.save')}
      savingLabel={t('users.form.saving')}
      form={form}
    >
      {!method && !cardOnly && (
        <SegmentedControl
          label={t('users.detail.payments.kind')}
          size="md"
          block
          value={values.kind}
          onValueChange={(kind) => form.set({ kind })}
          options={[
            { value: 'card', label: t('users.detail.payments.card') },
            { value: 'paypal', label: 'PayPal' },
          ]}
        />
      )}
      {values.kind === 'paypal' ? (
        <TextField
          label={t('users.detail.payments.fields.email')}
          value={values.email}
          error={form.errorOf('email')}
          requiredMark
          type="email"
          dir="ltr"
          onChange={(event) => form.set({ email: event.target.value })}
        />
      ) : (
        <CardFields form={form} isStored={method !== undefined} />
      )}
      <Checkbox
        label={t('users.detail.payments.makePrimary')}
        checked={values.primary}
        disabled={method?.primary}
        onChange={(event) => form.set({ primary: event.target.checked })}
      />
    </FormLayer>
  );
}
