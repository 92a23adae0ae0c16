import type { cardUpdateEndpoints, unknownCardEndpoints } from '@larder/domain/contract';
import { can } from '../access';
import { forbidden, notFound } from '../httpError';
import type { Handlers } from '../router';
import { eventCard, promotionCard } from './cardAdvance.handlers';
import { goalOverview, revenueReport } from './cardAnalytics.handlers';
import { requireCardRestaurant } from './cardFigures';
import { setTarget } from './cardTargets';

const changeable = ['revenue-report', 'goal-overview', 'event', 'promotion'];
const isChangeable = (card: unknown) => (changeable as readonly unknown[]).includes(card);

const withPerson = (ids: readonly number[], id: number, isIn: boolean) => [
  ...ids.filter((entry) => entry !== id),
  ...(isIn ? [id] : []),
];

export const cardUpdateHandlers: Handlers<typeof cardUpdateEndpoints> = {
  update: {
    guard({ card }, _db, { ability }) {
      if (card !== undefined && !isChangeable(card))
        throw notFound('card', typeof card === 'string' ? card : JSON.stringify(card));
      const isShared = card === 'goal-overview' || card === 'revenue-report';
      if (isShared && !can(ability, 'update', 'dashboard')) throw forbidden('update', 'dashboard');
    },
    run({ card, data, restaurant }, db, context) {
      const { cards } = db;
      const { actorId } = context;
      const input = { restaurant };
      // Throws before any change if the restaurant is denied.
      const place = requireCardRestaurant(db, context, restaurant);
      switch (card) {
        case 'event':
          cards.attending = withPerson(cards.attending, actorId, data.attending);
          return { card, data: eventCard(input, db, context) };
        case 'promotion':
          cards.joined = withPerson(cards.joined, actorId, data.joined);
          return { card, data: promotionCard(input, db, context) };
        case 'goal-overview':
          setTarget(db, place.id, { goal: data.goal });
          return { card, data: goalOverview(input, db, context) };
        case 'revenue-report':
          setTarget(db, place.id, { budget: data.budget });
          return { card, data: revenueReport(input, db, context) };
      }
    },
  },
};

const throwNotFound = ({ name }: { name: string }): never => {
  throw notFound('card', name);
};

export const unknownCardHandlers: Handlers<typeof unknownCardEndpoints> = {
  statistics: throwNotFound,
  analytics: throwNotFound,
  advance: throwNotFound,
};
