import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import { changeCached, rollBack } from '../lists/optimistic';
import { cardUpdateEndpoints, type CardUpdate } from './cardAdvance.contract';
import { cardKeys } from './cards.queries';

const keyOf = ({ card }: CardUpdate) =>
  cardKeys.card(card === 'event' || card === 'promotion' ? 'advance' : 'analytics', card);

/** Changes what a person may set on a card, at once; a refused change goes back, and derived figures reload. */
export const useUpdateCard = () =>
  useMutation({
    mutationFn: (update: CardUpdate) => call(cardUpdateEndpoints.update, update),
    onMutate: (update, { client }) =>
      changeCached<object>(client, keyOf(update), (card) => ({ ...card, ...update.data })),
    onError: (_error, _update, before, { client }) => rollBack(client, before),
    onSettled: (_answer, _error, update, _before, { client }) => client.invalidateQueries({ queryKey: keyOf(update) }),
  });
