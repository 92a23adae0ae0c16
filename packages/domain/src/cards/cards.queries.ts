import { queryOptions, useQuery, type Query } from '@tanstack/react-query';
import { call } from '../http/client';
import type { Endpoint, EndpointOutput } from '../http/endpoint';
import { cardAdvanceEndpoints, type CardAdvance, type CardAdvanceName } from './cardAdvance.contract';
import { cardAnalyticsEndpoints, type CardAnalyticsName } from './cardAnalytics.contract';
import { cardKeys, type CardKind } from './cardKeys';
import type { CardRange } from './cardRanges.contract';
import { cardStatisticEndpoints, type CardStatisticName } from './cardStatistics.contract';

/** Restaurant and period of a card. Default to the user's first workplace and the card's default period. */
export interface CardScope {
  restaurant?: string | undefined;
  range?: CardRange | undefined;
  year?: number;
}

export type CardAnalytics<N extends CardAnalyticsName> = EndpointOutput<(typeof cardAnalyticsEndpoints)[N]>;

const keyOf = (kind: CardKind, name: string, { restaurant = '', ...period }: CardScope) => [
  ...cardKeys.card(kind, name, restaurant),
  period,
];

const ask = (endpoint: Endpoint, scope: CardScope, signal: AbortSignal) =>
  call(endpoint as Endpoint & { input: never }, scope as never, { signal });

export const cardStatisticQuery = (name: CardStatisticName, scope: Omit<CardScope, 'year'> = {}) =>
  queryOptions({
    queryKey: keyOf('statistics', name, scope),
    queryFn: ({ signal }) => call(cardStatisticEndpoints[name], scope, { signal }),
  });

export const cardAnalyticsQuery = <N extends CardAnalyticsName>(name: N, scope: CardScope = {}) =>
  queryOptions({
    queryKey: keyOf('analytics', name, scope),
    queryFn: ({ signal }) => ask(cardAnalyticsEndpoints[name], scope, signal) as Promise<CardAnalytics<N>>,
  });

export const cardAdvanceQuery = <N extends CardAdvanceName>(name: N, scope: CardScope = {}) =>
  queryOptions({
    queryKey: keyOf('advance', name, scope),
    queryFn: ({ signal }) => ask(cardAdvanceEndpoints[name], scope, signal) as Promise<CardAdvance<N>>,
  });

/** Keeps the previous period of the same restaurant while another one loads. */
const keepPrevious = ({ restaurant = '' }: CardScope = {}) => ({
  placeholderData: <T>(data: T | undefined, query: Pick<Query, 'queryKey'> | undefined) =>
    query?.queryKey[3] === restaurant ? data : undefined,
});

export const useCardStatistic = (name: CardStatisticName, scope?: Omit<CardScope, 'year'>) =>
  useQuery({ ...cardStatisticQuery(name, scope), ...keepPrevious(scope) });
export const useCardAnalytics = <N extends CardAnalyticsName>(name: N, scope?: CardScope) =>
  useQuery({ ...cardAnalyticsQuery(name, scope), ...keepPrevious(scope) });
export const useCardAdvance = <N extends CardAdvanceName>(name: N, scope?: CardScope) =>
  useQuery({ ...cardAdvanceQuery(name, scope), ...keepPrevious(scope) });
