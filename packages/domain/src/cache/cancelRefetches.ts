import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Cancels the refetches of the matching queries, whose responses may lack a change that follows. First fetches
 * continue: if canceled, their query would stay pending, because nothing fetches it again.
 */
export const cancelRefetches = (client: QueryClient, filters: InvalidateQueryFilters) =>
  client.cancelQueries({
    ...filters,
    predicate: (query) => query.state.data !== undefined && (filters.predicate?.(query) ?? true),
  });
