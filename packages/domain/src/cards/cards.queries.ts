import { keepPreviousData, queryOptions, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { Endpoint, EndpointOutput } from '../http/endpoint';
import { cardAdvanceEndpoints, type CardAdvance, type CardAdvanceName } from './cardAdvance.contract';
import { cardAnalyticsEndpoints, type CardAnalyticsName } from './cardAnalytics.contract';
import type { CardRange } from './cardRanges.contract';
import { cardStatisticEndpoints, type CardStatisticName } from './cardStatistics.contract';

/** Period of a card. Without it, the card's default. */
export interface CardPeriod {
  range?: CardRange;
  year?: number;
}

export type CardAnalytics<N extends CardAnalyticsName> = EndpointOutput<(typeof cardAnalyticsEndpoints)[N]>;

export const cardKeys = {
  all: ['cards'] as const,
  /** All periods of one card. */
  card: (kind: 'statistics' | 'analytics' | 'advance', name: string) => [...cardKeys.all, kind, name] as const,
};

const ask = (endpoint: Endpoint, period: CardPeriod, signal: AbortSignal) =>
  call(endpoint as Endpoint & { input: never }, period as never, { signal });

export const cardStatisticQuery = (name: CardStatisticName, period: Pick<CardPeriod, 'range'> = {}) =>
  queryOptions({
    queryKey: [...cardKeys.card('statistics', name), period],
    queryFn: ({ signal }) => call(cardStatisticEndpoints[name], period, { signal }),
  });

export const cardAnalyticsQuery = <N extends CardAnalyticsName>(name: N, period: CardPeriod = {}) =>
  queryOptions({
    queryKey: [...cardKeys.card('analytics', name), period],
    queryFn: ({ signal }) => ask(cardAnalyticsEndpoints[name], period, signal) as Promise<CardAnalytics<N>>,
  });

export const cardAdvanceQuery = <N extends CardAdvanceName>(name: N, period: CardPeriod = {}) =>
  queryOptions({
    queryKey: [...cardKeys.card('advance', name), period],
    queryFn: ({ signal }) => ask(cardAdvanceEndpoints[name], period, signal) as Promise<CardAdvance<N>>,
  });

// Keeps the previous period while another one loads.
const keepPrevious = { placeholderData: keepPreviousData } as const;

export const useCardStatistic = (name: CardStatisticName, period?: Pick<CardPeriod, 'range'>) =>
  useQuery({ ...cardStatisticQuery(name, period), ...keepPrevious });
export const useCardAnalytics = <N extends CardAnalyticsName>(name: N, period?: CardPeriod) =>
  useQuery({ ...cardAnalyticsQuery(name, period), ...keepPrevious });
export const useCardAdvance = <N extends CardAdvanceName>(name: N, period?: CardPeriod) =>
  useQuery({ ...cardAdvanceQuery(name, period), ...keepPrevious });

/** Returns whether any card is loading, when one was last updated (0 if never), and a refetch function. */
export function useCardsRefresh() {
  const client = useQueryClient();
  const isRefreshing = useIsFetching({ queryKey: cardKeys.all }) > 0;
  const times = client
    .getQueryCache()
    .findAll({ queryKey: cardKeys.all })
    .map(({ state }) => state.dataUpdatedAt);
  return {
    isRefreshing,
    updatedAt: Math.max(0, ...times),
    refresh: () => client.invalidateQueries({ queryKey: cardKeys.all }),
  };
}
