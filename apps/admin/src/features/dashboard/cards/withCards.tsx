import { ApiError, createQueryClient, DomainProvider, type QueryClient } from '@larder/domain';
import type { CardRange } from '@larder/domain/contract';
import { Grid } from '@larder/ui';
import { useState, type ComponentType } from 'react';
import type { CardPeriodProps } from '../components/RangeMenu';

type CardState = 'loading' | 'empty' | 'failed';

/** Removes rows and sets figures to zero, as in the response for a restaurant without data. */
function withoutFigures(value: unknown): unknown {
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.filter((item) => typeof item !== 'object').map(withoutFigures);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutFigures(part)]));
}

/** Returns the response without figures and title, for cards about a single record, such as the best seller. */
const withoutTitle = (data: unknown) => ({ ...(withoutFigures(data) as object), title: '' });

const serverError = () => Promise.reject(new ApiError({ status: 500 }));

type Persister = NonNullable<NonNullable<ReturnType<QueryClient['getDefaultOptions']>['queries']>['persister']>;
const persisters: Record<CardState, Persister> = {
  loading: () => new Promise<never>(() => undefined),
  empty: async (fetch, context) => withoutTitle(await fetch(context)),
  // A retry succeeds.
  failed: (fetch, context, { state }) => (state.errorUpdateCount === 0 ? serverError() : fetch(context)),
};

/** Returns a query client whose requests load forever, respond without figures, or fail once. */
function createCardClient(state: CardState) {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false, persister: persisters[state] } });
  return client;
}

/** Returns a decorator that shows the cards of a story in a state of their requests. */
export const inState = (state: CardState) =>
  function InState(Story: ComponentType) {
    const [client] = useState(() => createCardClient(state));
    return (
      <DomainProvider queryClient={client}>
        <Story />
      </DomainProvider>
    );
  };

/** Renders a card with a menu of its period. */
export function WithPeriod({ card: Card }: { card: ComponentType<CardPeriodProps> }) {
  const [range, setRange] = useState<CardRange>();
  return <Card range={range} onRangeChange={setRange} />;
}

/** Shows the cards of a story in two columns. */
export const inColumns = (Story: ComponentType) => (
  <Grid columns={{ base: 1, lg: 2 }}>
    <Story />
  </Grid>
);
