import { lossesOfTotals, type BillTotals } from '@larder/domain/contract';
import { Card, Skeleton, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import * as styles from './BillTotalsBar.css';

export interface BillTotalsBarProps {
  /** One per currency; undefined while loading. */
  totals: readonly BillTotals[] | undefined;
  /** Called to show the losses by reason, server, approver or item. */
  onLosses: () => void;
}

/** Totals of all matching bills, on every page, one line per currency. */
export function BillTotalsBar({ totals, onLosses }: BillTotalsBarProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const figuresOf = (line: BillTotals) => {
    const money = (value: number | null) => (value === null ? '—' : formats.money(value, line.currency));
    return {
      bills: formats.number(line.bills),
      covers: formats.number(line.covers),
      items: money(line.items),
      losses: money(lossesOfTotals(line)),
      netSales: money(line.netSales),
      tips: money(line.tips),
      averageBill: money(line.averageBill),
    };
  };
  return (
    <Card
      role="group"
      padding="none"
      className={totals && totals.length > 1 ? undefined : styles.bar}
      aria-label={t('bills.totals.label')}
      aria-busy={!totals || undefined}
    >
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
          {line.match && (
            <Text variant="caption" tone="muted">
              {t('bills.totals.match', {
                amount: formats.money(line.match.amount, line.currency),
                count: line.match.count,
              })}
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
