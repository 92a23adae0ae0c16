import type { cardUpdateEndpoints, unknownCardEndpoints } from '@larder/domain/contract';
import { can } from '../access';
import { forbidden, notFound } from '../httpError';
import type { Handlers } from '../router';
import { eventCard, promotionCard } from './cardAdvance.handlers';
import { goalOverview, revenueReport } from './cardAnalytics.handlers';

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
    run({ card, data }, db, context) {
      const { cards } = db;
      const { actorId, now } = context;
      switch (card) {
        case 'event':
          cards.attending = withPerson(cards.attending, actorId, data.attending);
          return { card, data: eventCard(db, context) };
        case 'promotion':
          cards.joined = withPerson(cards.joined, actorId, data.joined);
          return { card, data: promotionCard(db, context) };
        case 'goal-overview':
          cards.goal = data.goal;
          return { card, data: goalOverview(undefined, db) };
        case 'revenue-report':
          cards.budget = data.budget;
          return { card, data: revenueReport({}, db, now) };
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
