export type CardKind = 'statistics' | 'analytics' | 'advance';

/** Separate from the queries, so that pages that only recognize the keys don't load the contracts of all cards. */
export const cardKeys = {
  all: ['cards'] as const,
  /** Matches all periods of one card, at one restaurant or, without `restaurant`, at all of them. */
  card: (kind: CardKind, name: string, restaurant?: string) => [
    ...cardKeys.all,
    kind,
    name,
    ...(restaurant === undefined ? [] : [restaurant]),
  ],
};
