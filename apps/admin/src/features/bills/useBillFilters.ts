import { useAbility, useStaff } from '@larder/domain';
import {
  billFlags,
  billStatuses,
  channels,
  lossKinds,
  noneKey,
  orderTypes,
  paymentTypes,
  type BillRow,
} from '@larder/domain/contract';
import { CircleDot, Clock, CreditCard, Flag, Monitor, TicketMinus, UserRound, Utensils } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { billNumber } from '../../lib/billNumber';
import type { FilterViews } from '../../lists/useListPage';
import type { BillListSearch } from './billList';
import { useBillLabels } from './useBillLabels';

const noRows: readonly BillRow[] = [];

/**
 * Returns how the bill filters are displayed. Servers come from the rows and, if the user may read it, from the staff
 * list. `item` is the name of the filtered item.
 */
export function useBillFilters(
  scope: string,
  rows: readonly BillRow[] = noRows,
  item: string | null = null,
): FilterViews<BillListSearch> {
  const { t } = useTranslation();
  const labels = useBillLabels();
  const ability = useAbility();
  const mayReadStaff = ability.can('read', 'staff') || ability.can('void', 'bill');
  const { data: staff } = useStaff({ restaurant: scope }, mayReadStaff);
  return useMemo(() => {
    const people = new Map(rows.flatMap(({ server }) => (server ? [[String(server.id), server.name] as const] : [])));
    const names = new Map([...people, ...(staff ?? []).map(({ id, name }) => [id, name] as const)]);
    const isServer = (id: string) => people.has(id) || staff?.find((person) => person.id === id)?.position === 'server';
    const servers = [...names.keys()].filter(isServer);
    const nameOf = (none: string) => (id: string) => (id === noneKey ? t(`bills.none.${none}`) : (names.get(id) ?? id));
    return {
      status: { icon: CircleDot, values: billStatuses, labelOf: labels.status, inPalette: true },
      server: { icon: UserRound, values: [...servers, noneKey], labelOf: nameOf('server') },
      channel: { icon: Monitor, values: channels, labelOf: labels.channel },
      payment: { icon: CreditCard, values: paymentTypes, labelOf: labels.payment },
      flag: { label: t('bills.fields.flag'), icon: Flag, onlyWhenSet: true, values: billFlags, labelOf: labels.flag },
      has: { label: t('bills.totals.losses'), icon: TicketMinus, values: lossKinds, labelOf: labels.loss },
      orderType: { label: t('bills.fields.orderType'), icon: Utensils, values: orderTypes, labelOf: labels.orderType },
      reason: { label: t('bills.fields.reason'), onlyWhenSet: true, labelOf: labels.reason },
      approver: { label: t('bills.fields.approver'), onlyWhenSet: true, labelOf: nameOf('approver') },
      item: {
        label: t('bills.fields.item'),
        onlyWhenSet: true,
        labelOf: (id) => (id === noneKey ? t('bills.none.item') : (item ?? id)),
      },
      hour: {
        label: t('bills.fields.hour'),
        icon: Clock,
        onlyWhenSet: true,
        labelOf: (hour) => `${hour.padStart(2, '0')}:00`,
      },
      id: { label: t('bills.fields.number'), onlyWhenSet: true, labelOf: (id) => `#${billNumber(id)}` },
      hidden: {
        label: t('bills.fields.hidden'),
        onlyWhenSet: true,
        values: ['include', 'only'],
        labelOf: (value) => t(`bills.hidden.${value}`),
      },
    };
  }, [t, labels, rows, staff, item]);
}
