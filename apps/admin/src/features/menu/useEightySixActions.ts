import { ledgerCall, useAddEightySix, useRemoveEightySix } from '@larder/domain';
import {
  affectedItems,
  eightySixEndpoints,
  eightySixUntil,
  type EightySix,
  type EightySixInput,
} from '@larder/domain/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordChange } from '../../hooks/useUndo';
import { notify } from '../../lib/notify';
import type { Menu } from './useMenu';
import { useMenuReason } from './useMenuReason';

export interface EightySixTarget {
  kind: 'item' | 'option';
  id: string;
  name: string;
}

/** Returns the input that restores an entry. */
const inputOf = (entry: EightySix): EightySixInput => ({
  targets: [{ kind: entry.targetKind, id: entry.targetId }],
  restaurantIds: [entry.restaurantId],
  channels: entry.channels,
  mode: entry.mode,
  ...(entry.remaining !== null && { remaining: Math.max(1, entry.remaining) }),
  untilRule: entry.until === null ? 'manual' : entry.untilRule,
  ...(entry.until !== null && { until: entry.until }),
  reason: entry.reason,
  note: entry.note,
});

/** Takes items and options off sale and puts them on sale again. Both take effect immediately and can be undone. */
export function useEightySixActions({ catalogue, entries, placeId, place, now, formats }: Menu) {
  const { t } = useTranslation();
  const reason = useMenuReason();
  const record = useRecordChange();
  const { mutateAsync: add } = useAddEightySix();
  const { mutateAsync: remove } = useRemoveEightySix();
  const [asked, setAsked] = useState<{ target: EightySixTarget; mode: EightySix['mode'] }>();
  const reload = ['eightySix', 'restaurants', 'dashboard'];

  /** Takes a target off sale or limits the remaining number. Rejects if the request fails. */
  const send = async ({ name }: EightySixTarget, input: EightySixInput) => {
    const { entries: added, ended } = await add(input);
    const until = added[0]?.until;
    const text = (): { key: string; values: Record<string, string | number> } => {
      if (input.mode === 'countdown')
        return { key: 'menu.toasts.countdown', values: { name, n: input.remaining ?? 0 } };
      if (until) return { key: 'menu.toasts.offUntil', values: { name, time: formats.dateTime(until) } };
      return { key: 'menu.toasts.off', values: { name } };
    };
    const calls =
      ended.length > 0
        ? // Adding an earlier entry again replaces the new one.
          ended.map((each) => ledgerCall(eightySixEndpoints.add, inputOf(each)))
        : [ledgerCall(eightySixEndpoints.remove, { ids: added.map(({ id }) => id) })];
    record({ text: text(), calls, reload });
  };

  const fail = (name: string, error: unknown) =>
    void notify((toast) => void toast.danger(t('menu.toasts.notChanged', { name }), { description: reason(error) }));

  /** Returns the names of other items that can't be sold without a target. */
  const collateralOf = ({ kind, id }: EightySixTarget): string[] => {
    if (!catalogue || !place) return [];
    const entry: EightySix = {
      id: 'new',
      version: 0,
      targetKind: kind,
      targetId: id,
      restaurantId: place.id,
      channels: null,
      mode: 'out',
      remaining: null,
      untilRule: 'manual',
      until: null,
      reason: 'other',
      note: '',
      by: { id: 0, name: '' },
      at: now.toISOString(),
      endedAt: null,
      endedBy: null,
    };
    const ids = affectedItems(catalogue, entries, [entry], place, now);
    return catalogue.items.filter((item) => ids.includes(item.id)).map(({ name }) => name);
  };

  return {
    asked,
    ask: (target: EightySixTarget, mode: EightySix['mode'] = 'out') => setAsked({ target, mode }),
    close: () => setAsked(undefined),
    collateralOf,
    send,
    /** Takes a target off sale, until the end of service by default. Asks first if other items depend on it. */
    takeOff: async (
      target: EightySixTarget,
      untilRule: EightySixInput['untilRule'] = 'end_of_service',
      hours?: number,
    ) => {
      if (collateralOf(target).length > 0) return setAsked({ target, mode: 'out' });
      const isEndless = place && untilRule === 'end_of_service' && eightySixUntil(untilRule, place, now) === null;
      await send(target, {
        targets: [{ kind: target.kind, id: target.id }],
        restaurantIds: [placeId],
        channels: null,
        mode: 'out',
        untilRule: isEndless ? 'manual' : untilRule,
        ...(hours !== undefined && { hours }),
        reason: 'sold_out',
        note: '',
      }).catch((error: unknown) => fail(target.name, error));
    },
    /** Puts a target on sale again. */
    restore: async (entry: EightySix, name: string) => {
      try {
        await remove([entry.id]);
        record({
          text: { key: 'menu.toasts.back', values: { name } },
          calls: [ledgerCall(eightySixEndpoints.add, inputOf(entry))],
          reload,
        });
      } catch (error) {
        fail(name, error);
      }
    },
  };
}
export type EightySixActions = ReturnType<typeof useEightySixActions>;
