import { useMutation } from '@tanstack/react-query';
import { changeCached, optimistic } from '../cache/optimistic';
import { call } from '../http/client';
import { cardUpdateEndpoints, type CardUpdate } from './cardAdvance.contract';
import { cardKeys } from './cards.queries';

const keys = {
  'revenue-report': cardKeys.card('analytics', 'revenue-report'),
  'goal-overview': cardKeys.card('analytics', 'goal-overview'),
  event: cardKeys.card('advance', 'event'),
  promotion: cardKeys.card('advance', 'promotion'),
} satisfies Record<CardUpdate['card'], unknown>;

/** Changes the editable part of a card and refetches its derived figures. */
export const useUpdateCard = () =>
  useMutation({
    mutationFn: (update: CardUpdate) => call(cardUpdateEndpoints.update, update),
    ...optimistic<CardUpdate>({
      key: cardKeys.all,
      apply: ({ card, data }, client) => changeCached<object>(client, keys[card], (shown) => ({ ...shown, ...data })),
      invalidate: Object.values(keys),
    }),
  });
