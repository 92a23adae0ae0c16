import { useMutation } from '@tanstack/react-query';
import { changeCached, optimistic } from '../cache/optimistic';
import { call } from '../http/client';
import { cardUpdateEndpoints, type CardUpdate } from './cardAdvance.contract';
import { cardKeys } from './cards.queries';

const keyOf = ({ card }: CardUpdate) =>
  cardKeys.card(card === 'event' || card === 'promotion' ? 'advance' : 'analytics', card);

/** Changes the editable part of a card and refetches its derived figures. */
export const useUpdateCard = () =>
  useMutation({
    mutationFn: (update: CardUpdate) => call(cardUpdateEndpoints.update, update),
    ...optimistic<CardUpdate>({
      key: cardKeys.all,
      apply: (update, client) => changeCached<object>(client, keyOf(update), (card) => ({ ...card, ...update.data })),
      invalidate: [],
    }),
    onSettled: (_response, _error, update, _undo, { client }) => client.invalidateQueries({ queryKey: keyOf(update) }),
  });
