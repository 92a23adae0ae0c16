import type { BillRow } from '@larder/domain/contract';
import { StatusPill } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useBillLabels } from '../useBillLabels';

export interface BillStatusPillProps {
  bill: Pick<BillRow, 'status' | 'refundStatus' | 'hidden'>;
}

const tones = { open: 'info', paid: 'success', closed: 'secondary', voided: 'danger' } as const;

/** The status of a bill, whether it was refunded, and whether it was deleted from tables. */
export function BillStatusPill({ bill: { status, refundStatus, hidden } }: BillStatusPillProps) {
  const { t } = useTranslation();
  const labels = useBillLabels();
  return (
    <>
      <StatusPill tone={tones[status]}>{labels.status(status)}</StatusPill>
      {refundStatus !== 'none' && (
        <StatusPill tone="warning" dot={false}>
          {t(`bills.refundStatuses.${refundStatus}`)}
        </StatusPill>
      )}
      {hidden && <StatusPill dot={false}>{t('bills.deleted')}</StatusPill>}
    </>
  );
}
