import type { RestaurantHealth } from '@larder/domain/contract';
import type { StatusPillProps } from '@larder/ui';
import { serverNow, useLanguage } from '@larder/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormats } from '../../lib/createFormats';

export const openTones: Record<RestaurantHealth['openState'], NonNullable<StatusPillProps['tone']>> = {
  open: 'success',
  closed: 'secondary',
  closed_today: 'secondary',
  paused: 'warning',
  temporarily_closed: 'danger',
  not_started: 'info',
  archived: 'secondary',
};

/** Returns labels of the codes of a restaurant. */
export function useRestaurantLabels() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return useMemo(
    () => ({
      status: (status: string) => t(`restaurants.statuses.${status}`),
      action: (action: string) => t(`restaurants.actions.${action}`),
      orderType: (type: string) => t(`restaurants.orderTypes.${type}`),
      channel: (channel: string) => t(`restaurants.channels.${channel}`),
      payment: (type: string) => t(`restaurants.payments.${type}`),
      category: (category: string) => t(`restaurants.categories.${category}`),
      /** Formats the opening state as “Open until 23:00” or “Closed until Tue 11:00”. */
      open: ({ openState, nextChangeAt }: RestaurantHealth, timeZone: string) => {
        const label = t(`restaurants.open.${openState}`);
        if (nextChangeAt === null || openState === 'archived' || openState === 'not_started') return label;
        const formats = createFormats(language, timeZone);
        const isFar = Date.parse(nextChangeAt) - serverNow().getTime() > 18 * 3_600_000;
        const day = isFar ? `${formats.date(nextChangeAt, { weekday: 'short' })} ` : '';
        return t('restaurants.open.until', { state: label, time: `${day}${formats.time(nextChangeAt)}` });
      },
    }),
    [t, language],
  );
}
