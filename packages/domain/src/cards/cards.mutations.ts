import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import { cardUpdateEndpoints, type CardUpdate } from './cardAdvance.contract';
import { cardKeys } from './cards.queries';

const keyOf = ({ card }: CardUpdate) =>
  cardKeys.card(card === 'event' || card === 'promotion' ? 'advance' : 'analytics', card);

/** Changes what a person may set on a card, at once; a refused change goes back, and derived figures reload. */
export const useUpdateCard = () =>
  useMutation({
    mutationFn: (update: CardUpdate) => call(cardUpdateEndpoints.update, update),
    onMutate: async (update, { client }) => {
      const queryKey = keyOf(update);
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData<object>({ queryKey });
      client.setQueriesData<object>({ queryKey }, (card) => card && { ...card, ...update.data });
      return before;
    },
    onError: (_error, _update, before, { client }) => {
      for (const [key, card] of before ?? []) client.setQueryData(key, card);
    },
    onSettled: (_answer, _error, update, _before, { client }) => client.invalidateQueries({ queryKey: keyOf(update) }),
  });
