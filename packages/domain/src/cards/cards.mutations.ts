import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import { cardUpdateEndpoints, type CardUpdate } from './cardAdvance.contract';
import { cardKeys } from './cards.queries';

/** Changes what a person may set on a card; the answer is the card after it, other periods reload. */
export const useUpdateCard = () =>
  useMutation({
    mutationFn: (update: CardUpdate) => call(cardUpdateEndpoints.update, update),
    onSuccess: (_answer, { card }, _before, { client }) => {
      const kind = card === 'event' || card === 'promotion' ? 'advance' : 'analytics';
      return client.invalidateQueries({ queryKey: cardKeys.card(kind, card) });
    },
  });
