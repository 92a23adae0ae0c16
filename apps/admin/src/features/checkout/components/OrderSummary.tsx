import { Button, Card, Text, type ButtonProps } from '@larder/ui';
import { useMediaQuery } from '@larder/ui/shell';
import { from } from '@larder/ui/theme';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFormId, paymentFormId } from '../checkoutForms';
import type { Checkout } from '../useCheckout';
import type { Placing } from '../usePlacing';
import * as styles from './Checkout.css';
import { CouponField } from './CouponField';
import { OrderFigures } from './OrderFigures';
import { useAccountMoney } from '../../../hooks/useAccountMoney';

export interface OrderSummaryProps {
  checkout: Checkout;
  placing: Placing;
}

/** Coupon, figures and the button to the next step. On narrow screens, a bar at the bottom that expands. */
export function OrderSummary(props: OrderSummaryProps) {
  const { t } = useTranslation();
  const { money } = useAccountMoney();
  const isWide = useMediaQuery(from('md'));
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  const { checkout } = props;

  if (isWide)
    return (
      <aside className={styles.summary} aria-label={t('checkout.summary.title')}>
        <Card title={t('checkout.summary.title')}>
          <div className={styles.summaryBody}>
            <CouponField checkout={checkout} />
            <OrderFigures checkout={checkout} />
            <NextButton {...props} block />
            <p className={styles.hint}>{t('checkout.summary.hint')}</p>
          </div>
        </Card>
      </aside>
    );
  return (
    <aside className={styles.summary} aria-label={t('checkout.summary.title')}>
      <div className={styles.bar}>
        <div id={body} hidden={!isOpen} className={isOpen ? styles.summaryBody : undefined}>
          <CouponField checkout={checkout} />
          <OrderFigures checkout={checkout} />
        </div>
        <div className={styles.barRow}>
          <Button
            variant="plain"
            tone="dark"
            className={styles.barTotal}
            endIcon={isOpen ? ChevronDown : ChevronUp}
            aria-expanded={isOpen}
            aria-controls={body}
            onClick={() => setOpen(!isOpen)}
          >
            {t('checkout.summary.total')}{' '}
            <Text as="strong" tabular>
              {money(checkout.sums.total)}
            </Text>
          </Button>
          <NextButton {...props} />
        </div>
      </div>
    </aside>
  );
}

/** Opens the next step, or submits the form of the current one. */
function NextButton({
  checkout: { step, go, changedPrices, missing, acceptPrices },
  placing,
  block,
}: OrderSummaryProps & Pick<ButtonProps, 'block'>) {
  const { t } = useTranslation();
  if (step === 'cart')
    return (
      <Button
        block={block}
        variant="filled"
        disabledReason={missing.length > 0 ? t('checkout.missing.hint') : undefined}
        onClick={() => {
          if (changedPrices.length > 0) acceptPrices();
          go('address');
        }}
      >
        {t(changedPrices.length > 0 ? 'checkout.next.accept' : 'checkout.next.address')}
      </Button>
    );
  const isLast = step === 'payment';
  return (
    <Button
      block={block}
      type="submit"
      variant="filled"
      form={isLast ? paymentFormId : addressFormId}
      loading={isLast && placing.isPlacing}
      loadingLabel={t('checkout.next.placing')}
    >
      {t(isLast ? 'checkout.next.place' : 'checkout.next.payment')}
    </Button>
  );
}
