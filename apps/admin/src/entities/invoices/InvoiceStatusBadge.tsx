import type { InvoiceStatus } from '@larder/domain/contract';
import { Icon, StatusPill, type StatusPillProps } from '@larder/ui';
import { CircleCheck, CircleMinus, Clock, Download, FileMinus, Pencil, PieChart, Send } from 'lucide-react';
import * as styles from './InvoiceStatusBadge.css';
import { useInvoiceLabels } from './useInvoiceLabels';

export interface InvoiceStatusBadgeProps extends Omit<StatusPillProps, 'tone' | 'dot' | 'children'> {
  status: InvoiceStatus;
}

const looks = {
  Paid: { tone: 'success', icon: CircleCheck },
  Sent: { tone: 'secondary', icon: Send },
  Draft: { tone: 'primary', icon: Pencil },
  Downloaded: { tone: 'info', icon: Download },
  'Partial Payment': { tone: 'warning', icon: PieChart },
  'Past Due': { tone: 'danger', icon: Clock },
  Credited: { tone: 'secondary', icon: CircleMinus },
  'Credit Note': { tone: 'info', icon: FileMinus },
} as const;

/** The status of an invoice with its icon. */
export function InvoiceStatusBadge({ status, ...rest }: InvoiceStatusBadgeProps) {
  const labels = useInvoiceLabels();
  const { tone, icon } = looks[status];
  return (
    <StatusPill tone={tone} dot={false} {...rest}>
      <Icon as={icon} size={12} className={styles.icon} />
      {labels.status(status)}
    </StatusPill>
  );
}
