import {
  cardAdvanceEndpoints,
  cardAnalyticsEndpoints,
  cardStatisticEndpoints,
  cardUpdateEndpoints,
  unknownCardEndpoints,
} from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { cardAdvanceHandlers } from './cardAdvance.handlers';
import { cardAnalyticsHandlers } from './cardAnalytics.handlers';
import { cardStatisticHandlers } from './cardStatistics.handlers';
import { cardUpdateHandlers, unknownCardHandlers } from './cards.handlers';

export const routes: readonly Route[] = [
  ...bind(cardStatisticEndpoints, cardStatisticHandlers),
  ...bind(cardAnalyticsEndpoints, cardAnalyticsHandlers),
  ...bind(cardAdvanceEndpoints, cardAdvanceHandlers),
  ...bind(cardUpdateEndpoints, cardUpdateHandlers),
  ...bind(unknownCardEndpoints, unknownCardHandlers),
];
