import { tileOf } from '@larder/domain';
import type { DashboardGroup } from '@larder/domain/contract';
import { DescriptionList } from '@larder/ui/DescriptionList';
import { Disclosure } from '@larder/ui/Disclosure';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { BillsLink } from './BillsLink';

export interface PaymentsBridgeProps {
  group: DashboardGroup;
}

/** Explains the difference between net sales and payments. Omits zeros. */
export function PaymentsBridge({ group }: PaymentsBridgeProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const net = tileOf(group, 'net_sales');
  const { tax, gratuity, refundedTax, owed, paid, tips } = group.bridge;
  const steps = [
    { id: 'netSales', amount: net?.value ?? 0, drill: net?.drill },
    { id: 'tax', amount: tax },
    { id: 'gratuity', amount: gratuity },
    { id: 'refundedTax', amount: -refundedTax },
    { id: 'owed', amount: -owed, drill: tileOf(group, 'open_bills')?.drill },
    { id: 'paid', amount: paid, drill: net?.drill, strong: true },
    { id: 'tips', amount: tips, drill: net?.drill },
  ];
  return (
    <Disclosure label={t('dashboard.bridge.title')}>
      <DescriptionList
        layout="ends"
        divided
        items={steps
          .filter(({ amount }) => amount !== 0)
          .map(({ id, amount, drill, strong }) => ({
            id,
            strong,
            term: t(`dashboard.bridge.${id}`),
            value: (
              <BillsLink drill={drill}>
                <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
                  {formats.money(amount, group.currency)}
                </bdi>
              </BillsLink>
            ),
          }))}
      />
    </Disclosure>
  );
}
