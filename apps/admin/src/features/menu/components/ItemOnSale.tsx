import {
  addDays,
  availability,
  availabilitySpans,
  businessDate,
  businessDay,
  instantOf,
  localDate,
  orderTypes,
  type Channel,
  type MenuItem,
  type OrderType,
} from '@larder/domain/contract';
import { Stack, StatusPill, Text } from '@larder/ui';
import { DatePicker } from '@larder/ui/DatePicker';
import { Select } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvailabilityText } from '../useAvailabilityText';
import type { LoadedMenu } from '../useMenu';
import * as styles from './Menu.css';

interface ItemOnSaleProps {
  item: MenuItem;
  menu: LoadedMenu;
  place: NonNullable<LoadedMenu['place']>;
}

/** Shows on which channels an item is on sale, now or at a chosen time, and when it is in the seven days from then. */
export function ItemOnSale({ item, menu, place }: ItemOnSaleProps) {
  const { t } = useTranslation();
  const textOf = useAvailabilityText(menu);
  const { catalogue, entries, now, formats } = menu;
  const { timeZone, closeOutHour, ordering } = place;
  const [moment, setMoment] = useState<string | null>(null);
  const [channel, setChannel] = useState<Channel>(ordering.channels[0] ?? 'pos');
  const [orderType, setOrderType] = useState<OrderType>('dine_in');
  const at = moment ? new Date(instantOf(moment, timeZone)) : now;
  const input = { itemId: item.id, channel, orderType };
  const first = businessDate(at, timeZone, closeOutHour);
  const days = Array.from({ length: 7 }, (_, day) => addDays(first, day));
  return (
    <section className={styles.inset} aria-label={t('menu.availability.title', { name: place.name })}>
      <h3 className={styles.price}>{t('menu.availability.title', { name: place.name })}</h3>
      <Stack gap="px16">
        <DatePicker
          label={t('menu.availability.at')}
          description={t('menu.availability.now')}
          showTime
          clearable
          today={localDate(now, timeZone)}
          value={moment}
          onValueChange={setMoment}
        />
        <Select
          label={t('menu.fields.orderType')}
          value={orderType}
          options={orderTypes.map((value) => ({ value, label: t(`restaurants.orderTypes.${value}`) }))}
          onValueChange={setOrderType}
        />
        <Stack as="ul" gap="px8" className={styles.plainList} aria-label={t('menu.fields.channels')}>
          {ordering.channels.map((each) => {
            const question = { ...input, channel: each, at };
            const state = availability(catalogue, entries, place, question);
            return (
              <li key={each} className={styles.line}>
                <span className={styles.lineWords}>{t(`restaurants.channels.${each}`)}</span>
                <StatusPill tone={state.available ? 'success' : 'danger'}>{textOf(item, state, question)}</StatusPill>
              </li>
            );
          })}
        </Stack>
        <Select
          label={t('menu.availability.week')}
          value={channel}
          options={ordering.channels.map((value) => ({ value, label: t(`restaurants.channels.${value}`) }))}
          onValueChange={setChannel}
        />
        <ul className={styles.plainList} aria-label={t('menu.availability.week')}>
          {days.map((day) => {
            const { from, to } = businessDay(day, timeZone, closeOutHour);
            const spans = availabilitySpans(catalogue, entries, place, input, { from, to });
            const onSale = spans.filter(({ available }) => available);
            const share = (instant: Date) =>
              `${((Number(instant) - Number(from)) / (Number(to) - Number(from))) * 100}%`;
            return (
              <li key={day} className={styles.saleDay}>
                <Text variant="caption">{formats.date(day, { weekday: 'short', day: 'numeric' })}</Text>
                <div className={styles.saleBar} aria-hidden>
                  {onSale.map((span) => (
                    <span
                      key={Number(span.from)}
                      className={styles.saleSpan}
                      style={{ insetInlineStart: share(span.from), insetInlineEnd: `calc(100% - ${share(span.to)})` }}
                    />
                  ))}
                </div>
                <Text variant="caption" tone="muted" tabular>
                  {onSale.length === 0
                    ? t('menu.availability.off')
                    : spans.length === 1
                      ? t('menu.availability.allDay')
                      : formats.list(
                          onSale.map((span) => `${formats.time(span.from)}–${formats.time(span.to)}`),
                          { type: 'unit' },
                        )}
                </Text>
              </li>
            );
          })}
        </ul>
      </Stack>
    </section>
  );
}
