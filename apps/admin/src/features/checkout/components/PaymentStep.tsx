import type { OrderPaymentKind } from '@larder/domain/contract';
import { Alert, Button, Card, Grid, TextField } from '@larder/ui';
import { Checkbox } from '@larder/ui/Checkbox';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CardFields, SecurityCodeField } from '../../../entities/users/details/CardFields';
import { paymentFormId } from '../checkoutForms';
import type { Checkout } from '../useCheckout';
import { isExpired, type Placing } from '../usePlacing';
import * as styles from './Checkout.css';
import { ChoiceCards } from './ChoiceCards';
import { usePaymentTitle } from '../../../entities/users/details/usePaymentTitle';

export interface PaymentStepProps {
  checkout: Checkout;
  placing: Placing;
}

const savedPrefix = 'saved ';
const others = ['bank', 'account', 'cash'] as const;

/** Step that asks how to pay: with a saved card, a new card, a gift card, on account, by transfer or in cash. */
export function PaymentStep({ checkout: { go }, placing }: PaymentStepProps) {
  const { t } = useTranslation();
  const { form, kind, cards, paymentMethodId, choose } = placing;
  const { values, set, errorOf } = form;
  const titleOf = usePaymentTitle();
  const plain = (value: OrderPaymentKind) => ({
    value,
    label: t(`checkout.payment.${value}`),
    description: t(`checkout.payment.${value}Hint`),
  });

  return (
    <>
      <form
        id={paymentFormId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Card title={t('checkout.payment.title')}>
          <div id={form.id} className={styles.form}>
            {form.failure && <Alert tone="danger" title={form.failure} />}
            <ChoiceCards
              label={t('checkout.payment.choose')}
              value={kind === 'saved' ? `${savedPrefix}${paymentMethodId}` : kind}
              onValueChange={(value) =>
                choose(
                  value.startsWith(savedPrefix)
                    ? { kind: 'saved', paymentMethodId: value.slice(savedPrefix.length) }
                    : { kind: value as OrderPaymentKind },
                )
              }
              choices={[
                ...cards.map((card) => ({
                  value: `${savedPrefix}${card.id}`,
                  label: <bdi>{titleOf(card)}</bdi>,
                  description: isExpired(card)
                    ? t('checkout.payment.expired', { expiry: card.expiry })
                    : t('users.detail.payments.expires', { expiry: card.expiry }),
                  disabled: isExpired(card),
                  content: (
                    <Grid columns={{ base: 1, sm: 2 }} gap="px16">
                      <SecurityCodeField
                        label={t('users.detail.payments.fields.cvc')}
                        value={values.cvc}
                        error={errorOf('cvc')}
                        onValueChange={(cvc) => set({ cvc })}
                      />
                    </Grid>
                  ),
                })),
                {
                  ...plain('card'),
                  content: (
                    <div className={styles.form}>
                      <CardFields form={form} />
                      <Checkbox
                        label={t('checkout.payment.save')}
                        description={t('checkout.payment.saveHint')}
                        checked={values.save}
                        onChange={({ target }) => set({ save: target.checked })}
                      />
                    </div>
                  ),
                },
                ...others.map(plain),
                {
                  ...plain('gift'),
                  content: (
                    <Grid columns={{ base: 1, sm: 2 }} gap="px16">
                      <TextField
                        label={t('checkout.payment.code')}
                        value={values.code}
                        error={errorOf('code')}
                        requiredMark
                        dir="ltr"
                        autoComplete="off"
                        onChange={({ target }) => set({ code: target.value })}
                      />
                    </Grid>
                  ),
                },
              ]}
            />
          </div>
        </Card>
      </form>
      <div>
        <Button variant="plain" tone="dark" startIcon={ArrowLeft} onClick={() => go('address')}>
          {t('checkout.back.address')}
        </Button>
      </div>
    </>
  );
}
