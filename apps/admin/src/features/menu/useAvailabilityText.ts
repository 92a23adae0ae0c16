import {
  decidingDayparts,
  groupShortages,
  type Availability,
  type AvailabilityInput,
  type MenuItem,
} from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import type { Menu } from './useMenu';

/** Returns a function that explains why an item is on sale or not, by default for a dine-in order at the till now. */
export function useAvailabilityText({ catalogue, place, entries, now, formats }: Menu) {
  const { t } = useTranslation();
  return (
    item: MenuItem,
    { reason, until }: Availability,
    { channel = 'pos', orderType = 'dine_in', at = now }: Partial<AvailabilityInput> = {},
  ): string => {
    if (!catalogue || !place) return '';
    const input = { itemId: item.id, channel, orderType, at };
    const time = until ? formats.dateTime(until.toISOString()) : undefined;
    switch (reason) {
      case 'outside_daypart': {
        const daypart = decidingDayparts(catalogue, place, input).map(({ name }) => name);
        return time
          ? t('menu.reasons.outside_daypart', { time, daypart: formats.list(daypart) })
          : t('menu.reasons.never');
      }
      case 'eighty_sixed':
        return time ? t('menu.reasons.eighty_sixed', { time }) : t('menu.reasons.eighty_sixed_open');
      case 'required_group_short': {
        const [short] = groupShortages(catalogue, entries, place, input);
        return t('menu.reasons.required_group_short', {
          group: short?.name ?? '',
          n: short?.has ?? 0,
          min: short?.needs ?? 0,
        });
      }
      default:
        return t(`menu.reasons.${reason}`, {
          restaurant: place.name,
          currency: place.currency,
          channel: t(`restaurants.channels.${channel}`),
          type: t(`restaurants.orderTypes.${orderType}`),
        });
    }
  };
}
