import { lossesOfTotals, type BillTotals, type PaymentType } from '@larder/domain/contract';
import { Card, Skeleton, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { useBillLabels } from '../useBillLabels';
import * as styles from './BillTotalsBar.css';

export interface BillTotalsBarProps {
  /** One per currency; undefined while loading. */
  totals: readonly BillTotals[] | undefined;
  /** Payment method in the filter. Its total is shown. */
  payment: PaymentType | undefined;
  /** Called to show the losses by reason, server, approver or item. */
  onLosses: () => void;
}

/** Totals of all matching bills, on every page, one line per currency. */
export function BillTotalsBar({ totals, payment, onLosses }: BillTotalsBarProps) {
  const { t } = useTranslation();
  const labels = useBillLabels();
  const formats = useFormats();
  const figuresOf = (line: BillTotals) => {
    const money = (value: number | null) => (value === null ? '—' : formats.money(value, line.currency));
    return {
      bills: formats.number(line.bills),
      covers: formats.number(line.covers),
      items: money(line.items),
      losses: money(lossesOfTotals(line)),
      netSales: money(line.netSales),
      payments: money(line.paid),
      tips: money(line.tips),
      averageBill: money(line.averageBill),
      averageCover: money(line.averageCover),
    };
  };
  /** Returns the sum of the losses, items or payments that the filter selects. */
  const matchOf = ({ match, currency, byPayment }: BillTotals) => {
    if (match) {
      const { amount, count, name, quantityMilli } = match;
      const sum = formats.money(amount, currency);
      if (name === null) return t('bills.totals.match', { amount: sum, count });
      return t('bills.totals.matchItem', { name, amount: sum, quantity: formats.number(quantityMilli / 1000) });
    }
    if (!payment) return undefined;
    const sum = byPayment.find(({ type }) => type === payment)?.amount ?? 0;
    return t('bills.totals.byPayment', { payment: labels.payment(payment), amount: formats.money(sum, currency) });
  };
  return (
    <Card role="group" padding="none" aria-label={t('bills.totals.label')} aria-busy={!totals || undefined}>
      {!totals && (
        <div className={styles.line}>
          <Skeleton blockSize={40} />
        </div>
      )}
      {totals?.map((line) => (
        <div key={line.currency} className={styles.line}>
          <dl className={styles.figures}>
            {Object.entries(figuresOf(line)).map(([name, figure]) => (
              <div key={name} title={t(`bills.totals.rules.${name}`)}>
                <Text as="dt" variant="caption" tone="muted">
                  {t(`bills.totals.${name}`)}
                </Text>
                <dd className={styles.figure} data-strong={name === 'netSales' || undefined}>
                  {name === 'losses' ? (
                    <button
                      type="button"
                      className={styles.link}
                      aria-label={`${t('bills.losses.show')}: ${figure}`}
                      onClick={onLosses}
                    >
                      {figure}
                    </button>
                  ) : (
                    figure
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {matchOf(line) !== undefined && (
            <Text variant="caption" weight="strong">
              {matchOf(line)}
            </Text>
          )}
          {line.hidden.bills > 0 && (
            <Text variant="caption" tone="muted">
              {t('bills.totals.hidden', {
                count: line.hidden.bills,
                amount: formats.money(line.hidden.total, line.currency),
              })}
            </Text>
          )}
        </div>
      ))}
    </Card>
  );
}
