import { serverNow } from '@larder/domain';
import { paymentErrors } from '@larder/domain/contract';
import { Alert, Button, Card, Stack } from '@larder/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFields, emptyCard } from '../../../entities/users/details/CardFields';
import { useFieldForm } from '../../../hooks/useFieldForm';

/** A form that validates the details of a payment card. Sends nothing. */
export function PaymentCard() {
  const { t } = useTranslation();
  const [lastDigits, setLastDigits] = useState<string>();
  const form = useFieldForm({
    initial: emptyCard,
    validate: (values) => paymentErrors({ ...values, kind: 'card' }, new Date(serverNow())),
    send: async ({ number }) => {
      setLastDigits(number.slice(-4));
      form.reset(emptyCard);
    },
  });
  return (
    <Card title={t('cards.payment.title')}>
      <form
        id={form.id}
        noValidate
        aria-label={t('cards.payment.title')}
        onSubmit={(event) => {
          event.preventDefault();
          setLastDigits(undefined);
          form.submit();
        }}
      >
        <Stack gap="px16">
          <CardFields form={form} />
          {lastDigits && (
            <Alert tone="success" role="status">
              {t('cards.payment.valid', { digits: lastDigits })}
            </Alert>
          )}
          <div>
            <Button type="submit" variant="filled">
              {t('cards.payment.check')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
