import { useServerNow } from '@larder/domain';
import { billAgeOf, type BillRow } from '@larder/domain/contract';
import { Avatar, Icon, Stack, Text } from '@larder/ui';
import type { CellContext } from '@larder/ui/table';
import { useTranslation } from 'react-i18next';
import { lines } from '../../../lists/truncate.css';
import { channelIcons, paymentIcons } from '../billIcons';
import { placeOfBill } from '../placeOfBill';
import { useFormats } from '../../../hooks/useFormats';
import { useBillLabels } from '../useBillLabels';
import type { BillPlace } from '../useBillPlaces';
import * as styles from './BillCells.css';
import { BillFlagIcons } from './BillFlagIcons';

interface CellProps {
  bill: BillRow;
}
interface SearchedCellProps extends CellProps, Pick<CellContext, 'mark' | 'density'> {}

/** Number, position among the bills of the order, and flags. */
export function NumberCell({ bill: { number, order, flags } }: CellProps) {
  const { t } = useTranslation();
  return (
    <Stack as="span" direction="row" gap="px6">
      <Text as="bdi" dir="ltr" variant="bodyStrong">
        #{number}
      </Text>
      {order.billCount > 1 && (
        <Text variant="caption" tone="subtle">
          {t('bills.partOf', { index: order.billIndex, count: order.billCount })}
        </Text>
      )}
      <BillFlagIcons flags={flags} />
    </Stack>
  );
}

interface OpenedCellProps extends CellProps {
  place: BillPlace;
  /** If true, the business date is shown too. */
  showDate: boolean;
}

/** Time of opening and, for an open bill, its age. */
export function OpenedCell({ bill, place: { formats, restaurant }, showDate }: OpenedCellProps) {
  const now = useServerNow().getTime();
  const limit = restaurant?.thresholds.openMinutes;
  const age = bill.status === 'open' && limit !== undefined ? billAgeOf(bill, limit, now) : undefined;
  return (
    <Stack as="span" direction="row" gap="px6">
      <bdi>{[showDate && formats.date(bill.businessDate), formats.time(bill.openedAt)].filter(Boolean).join(' ')}</bdi>
      {age && (
        <Text variant="caption" className={styles.age[age.level]}>
          {formats.duration(age.minutes)}
        </Text>
      )}
    </Stack>
  );
}

export function PlaceCell({ bill, mark }: SearchedCellProps) {
  const place = placeOfBill(bill);
  return (
    <span className={lines}>
      <Text as="bdi" truncate title={place ?? undefined}>
        {mark(place ?? '—')}
      </Text>
    </span>
  );
}

export function ServerCell({ bill: { server }, mark, density }: SearchedCellProps) {
  const { t } = useTranslation();
  if (!server) return <Text tone="subtle">{t('bills.none.server')}</Text>;
  return (
    <Stack as="span" direction="row" gap="px8">
      <Avatar name={server.name} size={density === 'comfortable' ? 24 : 20} colorKey={server.id} aria-hidden />
      <span className={lines}>
        <Text as="bdi" truncate title={server.name}>
          {mark(server.name)}
        </Text>
      </span>
    </Stack>
  );
}

export function ChannelCell({ bill: { channel, orderType } }: CellProps) {
  const labels = useBillLabels();
  return (
    <span className={styles.channel} title={labels.channel(channel)}>
      <Icon as={channelIcons[channel]} label={labels.channel(channel)} />
      {labels.orderType(orderType)}
    </span>
  );
}

export function PaymentsCell({ bill: { paymentTypes } }: CellProps) {
  const labels = useBillLabels();
  return (
    <Stack as="span" direction="row" gap="px6">
      {paymentTypes.map((type) => (
        <span key={type} title={labels.payment(type)} className={styles.payment}>
          <Icon as={paymentIcons[type]} size={16} label={labels.payment(type)} />
        </span>
      ))}
    </Stack>
  );
}

/** The first items, and the number of further ones. */
export function ItemsCell({ bill: { itemsSummary } }: CellProps) {
  const { first, more } = itemsSummary;
  const formats = useFormats();
  return (
    <span className={styles.items}>
      <Text as="bdi" truncate title={formats.list(first)}>
        {formats.list(first, { type: 'unit' })}
      </Text>
      {more > 0 && <Text>{`+${formats.number(more)}`}</Text>}
    </span>
  );
}
