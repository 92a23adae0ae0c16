import type { CheckoutStep } from '@larder/domain/contract';
import { Alert, PageHeader, Skeleton } from '@larder/ui';
import { Stepper } from '@larder/ui/Stepper';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscardDialog } from '../../components/DiscardDialog';
import { lazyDialog } from '../../components/lazyDialog';
import { LoadError } from '../../components/LoadError';
import { RouterLink } from '../../components/RouterButton';
import { usePageTitle } from '../../hooks/usePageTitle';
import { CartStep } from './components/CartStep';
import * as styles from './components/Checkout.css';
import { EmptyCart } from './components/EmptyCart';
import { OrderSummary } from './components/OrderSummary';
import { checkoutPath, useCheckout, type Checkout } from './useCheckout';
import { usePlacing } from './usePlacing';

export { loadCheckout } from './checkoutQueries';

const AddressStep = lazyDialog(() => import('./components/AddressStep'), 'AddressStep');
const PaymentStep = lazyDialog(() => import('./components/PaymentStep'), 'PaymentStep');
const DoneStep = lazyDialog(() => import('./components/DoneStep'), 'DoneStep');
const PastOrders = lazyDialog(() => import('./components/PastOrders'), 'PastOrders');
const PlaceOrderDialog = lazyDialog(() => import('./components/PlaceOrderDialog'), 'PlaceOrderDialog');

/** Orders the cart in three steps: cart, address and payment. The last page shows the placed order. */
export function CheckoutPage() {
  const { t } = useTranslation();
  const title = usePageTitle();
  const checkout = useCheckout();
  const { step, isPending, isEmpty, cart, orders, placed } = checkout;
  const isDone = step === 'done' && placed !== undefined;
  const query = cart.data === undefined && cart.isError ? cart : orders.isError && isPending ? orders : undefined;

  const content = () => {
    if (isDone)
      return (
        <Suspense fallback={<Skeleton blockSize={420} aria-busy />}>
          <DoneStep order={placed} />
        </Suspense>
      );
    if (query) return <LoadError title={t('checkout.notLoaded')} query={query} size="md" />;
    if (isPending) return <CheckoutSkeleton />;
    return isEmpty ? <EmptyCart orders={orders.data} /> : <Steps checkout={checkout} />;
  };
  return (
    <div className={styles.page} aria-busy={(isPending && !query) || undefined}>
      <PageHeader
        className={styles.onScreen}
        title={title}
        description={isDone || isEmpty ? undefined : t('checkout.description')}
        actions={
          !isDone && (
            <RouterLink to="/apps/ecommerce/shop" className={styles.shopLink}>
              <ArrowLeft size={16} className={styles.flipped} aria-hidden />
              {t('checkout.keepShopping')}
            </RouterLink>
          )
        }
      />
      {content()}
      {!isPending && (isDone || step === 'cart') && (
        <Suspense>
          <PastOrders except={isDone ? placed.id : undefined} />
        </Suspense>
      )}
    </div>
  );
}

function CheckoutSkeleton() {
  return (
    <div className={styles.columns}>
      <Skeleton blockSize={420} />
      <Skeleton blockSize={360} />
    </div>
  );
}

/** The current step next to the summary. */
function Steps({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation();
  const placing = usePlacing(checkout);
  const { step, go, lines, changedPrices, missing, draft } = checkout;
  const { notice, clearNotice } = placing;
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  // Move focus to the new step, so that screen readers continue there.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    panel.current?.focus({ preventScroll: true });
  }, [step]);

  const isCartReady = missing.length === 0 && changedPrices.length === 0;
  const isTyped = placing.hasSecrets || Boolean(draft.note) || Object.values(draft.address ?? {}).some(Boolean);
  const steps = [
    {
      id: 'cart',
      label: t('checkout.steps.cart'),
      description: t('checkout.steps.products', { count: lines.length }),
      state: isCartReady ? ('done' as const) : ('error' as const),
    },
    { id: 'address', label: t('checkout.steps.address'), description: t('checkout.steps.addressHint') },
    { id: 'payment', label: t('checkout.steps.payment'), description: t('checkout.steps.paymentHint') },
  ];
  return (
    <>
      <Stepper
        className={styles.stepper}
        label={t('checkout.steps.label')}
        steps={steps}
        current={step}
        onCurrentChange={(id) => go(id as CheckoutStep)}
      />
      {notice && (
        <Alert tone="danger" title={notice.title} onClose={clearNotice}>
          {notice.text}
        </Alert>
      )}
      <div className={styles.columns}>
        <div
          ref={panel}
          tabIndex={-1}
          role="group"
          aria-label={t(`checkout.steps.${step === 'done' ? 'cart' : step}`)}
          className={styles.panel}
        >
          {step === 'cart' && <CartStep checkout={checkout} />}
          <Suspense fallback={<Skeleton blockSize={420} aria-busy />}>
            {step === 'address' && <AddressStep checkout={checkout} />}
            {step === 'payment' && <PaymentStep checkout={checkout} placing={placing} />}
          </Suspense>
        </div>
        <OrderSummary checkout={checkout} placing={placing} />
      </div>
      <Suspense>{placing.isAsking && <PlaceOrderDialog checkout={checkout} placing={placing} />}</Suspense>
      <DiscardDialog
        dirty={isTyped && !placing.isPlacing}
        within={checkoutPath}
        losesOnReload={placing.hasSecrets && !placing.isPlacing}
      />
    </>
  );
}
