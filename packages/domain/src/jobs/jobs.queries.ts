import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { candidateEndpoints } from './candidateCalls.contract';
import type { CandidateParameters } from './candidates.contract';
import { openingEndpoints, type OpeningListParameters } from './openings.contract';

/** Keys of lists start with the scope, so that two restaurants never share an entry. */
export const jobKeys = {
  all: (scope: string) => [scope, 'jobs'] as const,
  openings: (parameters: OpeningListParameters) =>
    [...jobKeys.all(parameters.restaurant), 'openings', parameters] as const,
  candidates: (parameters: CandidateParameters) =>
    [...jobKeys.all(parameters.restaurant), 'candidates', parameters] as const,
  candidate: (id: string) => ['jobs', 'candidate', id] as const,
  /** Checks whether a key is a list of candidates or openings, in any scope. */
  owns: (key: readonly unknown[], kind?: 'openings' | 'candidates') =>
    key[1] === 'jobs' && (kind === undefined || key[2] === kind),
};

export const openingsQuery = (parameters: OpeningListParameters) =>
  queryOptions({
    queryKey: jobKeys.openings(parameters),
    queryFn: async ({ signal }) => (await call(openingEndpoints.list, parameters, { signal })).openings,
  });

/** Queries one page of candidates. Keeps the previous page while another loads, but only within the same scope. */
export const candidatesQuery = (parameters: CandidateParameters) =>
  queryOptions({
    queryKey: jobKeys.candidates(parameters),
    queryFn: ({ signal }) => call(candidateEndpoints.list, parameters, { signal }),
    placeholderData: (before, query) =>
      query?.queryKey[0] === parameters.restaurant ? keepPreviousData(before) : undefined,
  });

export const candidateQuery = (id: string) =>
  queryOptions({
    queryKey: jobKeys.candidate(id),
    queryFn: ({ signal }) => call(candidateEndpoints.candidate, { id }, { signal }),
  });

export const useOpenings = (parameters: OpeningListParameters) => useQuery(openingsQuery(parameters));
export const useCandidates = (parameters: CandidateParameters) => useQuery(candidatesQuery(parameters));
export const useCandidate = (id: string) => useQuery(candidateQuery(id));
