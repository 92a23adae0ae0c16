import type { BillFlag } from '@larder/domain/contract';
import { Icon, Stack, type IconType } from '@larder/ui';
import { BadgePercent, CircleDollarSign, ClockAlert, HandCoins, History, RotateCcw, UserX } from 'lucide-react';
import { useBillLabels } from '../useBillLabels';
import * as styles from './BillCells.css';

export interface BillFlagIconsProps {
  flags: readonly BillFlag[];
}

export const flagIcons: Record<BillFlag, IconType> = {
  overdue: ClockAlert,
  high_discount: BadgePercent,
  high_tip: HandCoins,
  no_server: UserX,
  reopened: RotateCcw,
  refund_due: CircleDollarSign,
  late_change: History,
};

/** An icon for each flag of a bill, with its name as tooltip. */
export function BillFlagIcons({ flags }: BillFlagIconsProps) {
  const labels = useBillLabels();
  return (
    <Stack as="span" direction="row" gap="px4">
      {flags.map((flag) => (
        <span key={flag} title={labels.flag(flag)} className={styles.flag[flag === 'overdue' ? 'urgent' : 'normal']}>
          <Icon as={flagIcons[flag]} size={14} label={labels.flag(flag)} />
        </span>
      ))}
    </Stack>
  );
}
