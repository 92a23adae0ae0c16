import { ApiError, useApplyCoupon, useCoupons } from '@larder/domain';
import { couponProblem, goodsOf, type Coupon } from '@larder/domain/contract';
import { Button, Text, TextField } from '@larder/ui';
import { Popover } from '@larder/ui/overlays';
import { Tag } from '@larder/ui/Tag';
import { TicketPercent } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../../hooks/useFailureReason';
import { useFormats } from '../../../hooks/useFormats';
import type { Checkout } from '../useCheckout';
import * as styles from './Checkout.css';
import { useAccountMoney } from '../../../hooks/useAccountMoney';

type Condition = Pick<Coupon, 'expires' | 'minGoods'>;

/** Returns a function that explains why a coupon does not apply. */
function useCouponReason() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { majorMoney } = useAccountMoney();
  return (problem: unknown, { expires, minGoods }: Partial<Condition>) => {
    if (problem === 'gift') return t('checkout.coupon.gift');
    if (problem === 'expired' && expires)
      return t('checkout.coupon.expired', {
        date: formats.date(expires, { day: 'numeric', month: 'long', year: 'numeric' }),
      });
    if (problem === 'minGoods' && minGoods !== undefined)
      return t('checkout.coupon.minGoods', { amount: majorMoney(minGoods) });
    return t('validation.coupon');
  };
}

/** Applies a coupon to the order, and lists those that the user can use now. */
export function CouponField({ checkout: { applied, change, lines, today } }: { checkout: Checkout }) {
  const { t } = useTranslation();
  const explain = useCouponReason();
  const reason = useFailureReason();
  const { data: coupons = [] } = useCoupons();
  const { mutateAsync: apply, isPending } = useApplyCoupon();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const goods = goodsOf(lines);
  const available = coupons.filter((coupon) => !couponProblem(coupon, goods, today));

  const accept = (coupon: Coupon) => {
    const problem = couponProblem(coupon, goods, today);
    if (problem) {
      setError(explain(problem, coupon));
      return;
    }
    change({ coupon });
    setCode('');
    setError(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const typed = code.trim();
    if (typed === '') {
      setError(t('validation.required'));
      field.current?.focus();
      return;
    }
    try {
      const coupon = await apply(typed);
      if (coupon) accept(coupon);
      else setError(t('validation.coupon'));
    } catch (failure) {
      const isKnown = failure instanceof ApiError && (failure.status === 404 || failure.status === 422);
      const { reason: why, expires, minGoods } = isKnown ? failure.problem : {};
      setError(isKnown ? explain(why, { expires, minGoods } as Partial<Condition>) : reason(failure));
    }
    field.current?.focus();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.couponRow}>
        <TextField
          ref={field}
          className={styles.couponField}
          label={t('checkout.coupon.label')}
          value={code}
          error={error}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          onChange={({ target }) => {
            setCode(target.value);
            setError(undefined);
          }}
        />
        <Button
          type="submit"
          className={styles.couponButton}
          loading={isPending}
          loadingLabel={t('checkout.coupon.checking')}
        >
          {t('checkout.coupon.apply')}
        </Button>
      </div>
      <div className={styles.pills}>
        {applied && (
          <Tag
            tone={applied.problem ? 'neutral' : 'primary'}
            icon={TicketPercent}
            removeLabel={t('checkout.coupon.remove', { code: applied.coupon.code })}
            onRemove={() => {
              change({ coupon: undefined });
              field.current?.focus();
            }}
          >
            {applied.coupon.code}
          </Tag>
        )}
        {available.length > 0 && <AvailableCoupons coupons={available} onApply={accept} />}
      </div>
      {applied?.problem && (
        <Text as="p" variant="caption" tone="warning" role="status">
          {explain(applied.problem, applied.coupon)}
        </Text>
      )}
    </form>
  );
}

interface AvailableCouponsProps {
  coupons: readonly Coupon[];
  onApply: (coupon: Coupon) => void;
}

/** A button that lists the coupons that the user can apply. */
function AvailableCoupons({ coupons, onApply }: AvailableCouponsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Popover
      label={t('checkout.coupon.available')}
      placement="bottom end"
      trigger={
        <Button variant="plain" size="sm">
          {t('checkout.coupon.count', { count: coupons.length })}
        </Button>
      }
    >
      {(close) => (
        <div className={styles.coupons}>
          {coupons.map((coupon) => (
            <div key={coupon.code} className={styles.coupon}>
              <span className={styles.couponTexts}>
                <Text as="strong" variant="bodyStrong">
                  {coupon.code}
                </Text>
                <span className={styles.muted}>
                  <CouponValue coupon={coupon} /> ·{' '}
                  {t('checkout.coupon.until', {
                    date: formats.date(coupon.expires, { day: 'numeric', month: 'short' }),
                  })}
                </span>
              </span>
              <Button
                size="sm"
                aria-label={t('checkout.coupon.applyCode', { code: coupon.code })}
                onClick={() => {
                  onApply(coupon);
                  close();
                }}
              >
                {t('checkout.coupon.apply')}
              </Button>
            </div>
          ))}
        </div>
      )}
    </Popover>
  );
}

/** Discount of a coupon, such as "10% off". */
function CouponValue({ coupon: { kind, value } }: { coupon: Coupon }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { majorMoney } = useAccountMoney();
  return t('checkout.coupon.off', {
    value: kind === 'percent' ? formats.percent(value / 100) : majorMoney(value),
  });
}
