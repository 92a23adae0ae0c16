import { useMutation } from '@tanstack/react-query';
import { changeCached, optimistic } from '../cache/optimistic';
import { call } from '../http/client';
import { cardUpdateEndpoints, type CardUpdate } from './cardAdvance.contract';
import { cardKeys } from './cardKeys';

const kinds = {
  'revenue-report': 'analytics',
  'goal-overview': 'analytics',
  event: 'advance',
  promotion: 'advance',
} as const satisfies Record<CardUpdate['card'], unknown>;
const editable = Object.keys(kinds) as CardUpdate['card'][];

/** Changes the editable part of a card, then refetches all editable cards. */
export const useUpdateCard = () =>
  useMutation({
    mutationFn: (update: CardUpdate) => call(cardUpdateEndpoints.update, update),
    ...optimistic<CardUpdate>({
      key: cardKeys.all,
      apply: ({ card, data, restaurant }, client) =>
        changeCached<object>(client, cardKeys.card(kinds[card], card, restaurant), (shown) => ({ ...shown, ...data })),
      invalidate: editable.map((card) => cardKeys.card(kinds[card], card)),
    }),
  });
