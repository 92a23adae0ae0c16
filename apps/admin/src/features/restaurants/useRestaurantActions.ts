import { ledgerCall, serverNow, useAbility, useChangeRestaurantStatus } from '@larder/domain';
import {
  allowedRestaurantActions,
  restaurantEndpoints,
  rightOfRestaurantAction,
  statusAfter,
  type RestaurantAction,
  type RestaurantRow,
} from '@larder/domain/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../../hooks/useFailureReason';
import { useRecordChange } from '../../hooks/useUndo';
import { notify } from '../../lib/notify';

export interface StatusDetails {
  reason?: string;
  until?: string | null;
}

/** Actions that ask for a reason or a confirmation. */
const asking: readonly RestaurantAction[] = ['pause', 'close_temporarily', 'archive'];

/** Returns the change that restores the previous status; undefined if none does. */
function inverseOf(before: RestaurantRow, saved: RestaurantRow) {
  const now = serverNow();
  const action = allowedRestaurantActions(saved, now).find((each) => statusAfter(saved, each, now) === before.status);
  return action && { action, reason: before.statusReason ?? undefined, until: before.statusUntil };
}

/**
 * Returns functions that change the status of restaurants. A change can be undone if another one restores the previous
 * status.
 */
export function useRestaurantActions() {
  const { t } = useTranslation();
  const ability = useAbility();
  const record = useRecordChange();
  const reason = useFailureReason();
  const { mutateAsync: send } = useChangeRestaurantStatus();
  const [asked, setAsked] = useState<{ action: RestaurantAction; restaurant: RestaurantRow }>();

  const change = async (restaurant: RestaurantRow, action: RestaurantAction, details: StatusDetails = {}) => {
    const { restaurant: saved } = await send({ id: restaurant.id, version: restaurant.version, action, ...details });
    const text = { key: `restaurants.toasts.${action}`, values: { name: saved.name } };
    const back = inverseOf(restaurant, saved);
    if (back)
      record({
        text,
        calls: [ledgerCall(restaurantEndpoints.changeStatus, { id: saved.id, version: saved.version, ...back }, saved)],
        reload: ['restaurants'],
      });
    else void notify((toast) => void toast.success(t(text.key, text.values)));
  };

  return {
    /** Returns the actions that the status allows, each with the reason if the user may not perform it. */
    actionsOf: (restaurant: RestaurantRow) =>
      allowedRestaurantActions(restaurant, serverNow()).map((action) => ({
        action,
        denial: ability.can(rightOfRestaurantAction(action), 'restaurant') ? undefined : t('restaurants.denied.status'),
      })),
    /** Runs an action. `onFailure` returns true if it has shown the error. */
    start: (restaurant: RestaurantRow, action: RestaurantAction, onFailure?: (error: unknown) => boolean) => {
      if (asking.includes(action)) return setAsked({ action, restaurant });
      change(restaurant, action).catch((error: unknown) => {
        if (onFailure?.(error)) return;
        void notify(
          (toast) =>
            void toast.danger(t('restaurants.toasts.statusFailed', { name: restaurant.name }), {
              description: reason(error),
            }),
        );
      });
    },
    change,
    asked,
    close: () => setAsked(undefined),
  };
}
export type RestaurantActions = ReturnType<typeof useRestaurantActions>;
