import { hashKey, useMutation, type Query, type QueryClient } from '@tanstack/react-query';
import { changeQueries, optimistic, type OptimisticOptions } from '../cache/optimistic';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { serverNow } from '../time/serverTime';
import { candidateEndpoints, type MoveCandidate } from './candidateCalls.contract';
import { filterStage, isActiveStage, slaOf } from './candidates';
import type { CandidateResponse, CandidateList, CandidateRow } from './candidates.contract';
import { jobKeys } from './jobs.queries';

const lists = { predicate: ({ queryKey }: Query) => jobKeys.owns(queryKey, 'candidates') };
/** Lists of candidates, and of openings, which contain counts of candidates. */
const boards = { predicate: ({ queryKey }: Query) => jobKeys.owns(queryKey) };

/** Changes a row of a list and its counts. Removes the row if the list does not include its new stage. */
function changeList(list: CandidateList, id: string, changes: Partial<CandidateRow>): CandidateList {
  const before = list.candidates.find((row) => row.id === id);
  if (!before) return list;
  const after = { ...before, ...changes };
  const rows = list.candidates.map((row) => (row === before ? after : row));
  const candidates = filterStage(rows, list.params.stage);
  const stageCounts = { ...list.stageCounts };
  stageCounts[before.stage] -= 1;
  stageCounts[after.stage] += 1;
  return { ...list, candidates, stageCounts, total: list.total - (rows.length - candidates.length) };
}

/** Changes a candidate in every cached list and in its cached details. */
function changeCandidate(client: QueryClient, id: string, changes: Partial<CandidateRow>) {
  const panel = hashKey(jobKeys.candidate(id));
  const predicate = (query: Query) => lists.predicate(query) || query.queryHash === panel;
  return changeQueries(client, { predicate }, () => {
    client.setQueriesData<CandidateList>(lists, (list) => list && changeList(list, id, changes));
    client.setQueryData<CandidateResponse>(
      jobKeys.candidate(id),
      (response) => response && { ...response, candidate: { ...response.candidate, ...changes } },
    );
  });
}

const change = <Input extends { id: string }>(apply: OptimisticOptions<Input>['apply']) =>
  optimistic<Input>({
    key: ['jobs'],
    apply,
    invalidate: [boards],
    invalidateOnError: ({ id }) => [jobKeys.candidate(id)],
  });

const keep = (client: QueryClient, { candidate, duplicates }: CandidateResponse) =>
  void client.setQueryData(jobKeys.candidate(candidate.id), { candidate, duplicates });

const refetchCandidate = (client: QueryClient, id: string) =>
  client.invalidateQueries({ queryKey: jobKeys.candidate(id) });

export const useAddCandidate = () =>
  useMutation({
    mutationFn: (candidate: EndpointInput<typeof candidateEndpoints.add>['candidate']) =>
      call(candidateEndpoints.add, { candidate }),
    onSuccess: (response, _input, _before, { client }) => {
      keep(client, response);
      return client.invalidateQueries(boards);
    },
  });

type UpdateCandidate = EndpointInput<typeof candidateEndpoints.update>;

export const useUpdateCandidate = () =>
  useMutation({
    mutationFn: (input: UpdateCandidate) => call(candidateEndpoints.update, input),
    ...change<UpdateCandidate>(
      ({ id, set: { answers: _answers, availability: _availability, ...changes } }, client) => {
        const given = Object.entries(changes).filter(([, value]) => value !== undefined);
        return changeCandidate(client, id, Object.fromEntries(given));
      },
    ),
    onSuccess: (response, _input, _before, { client }) => keep(client, response),
  });

export const useMoveCandidate = () =>
  useMutation({
    mutationFn: (input: MoveCandidate) => call(candidateEndpoints.move, input),
    ...change<MoveCandidate>(({ id, stage }, client) => {
      const now = serverNow();
      const stageSince = now.toISOString();
      return changeCandidate(client, id, { stage, stageSince, sla: slaOf({ stage, stageSince }, now) });
    }),
    onSuccess: (response, { stage, refusal }, _before, { client }) => {
      keep(client, response);
      // Leaving the active stages cancels planned interviews.
      if (!isActiveStage(stage)) void client.invalidateQueries({ queryKey: ['events'] });
      // The rejection letter is a sent email.
      if (refusal?.letter) void client.invalidateQueries({ queryKey: ['emails'] });
    },
  });

export const useAddCandidateNote = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof candidateEndpoints.addNote>) => call(candidateEndpoints.addNote, input),
    onSuccess: (response, _input, _before, { client }) => {
      keep(client, response);
      return client.invalidateQueries(lists);
    },
    onError: (_error, { id }, _before, { client }) => refetchCandidate(client, id),
  });

/** Saves an interview. Also refetches the calendar, which shows it. */
export const useSaveInterview = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof candidateEndpoints.saveInterview>) =>
      call(candidateEndpoints.saveInterview, input),
    onSuccess: (response, _input, _before, { client }) => {
      keep(client, response);
      return Promise.all([client.invalidateQueries(lists), client.invalidateQueries({ queryKey: ['events'] })]);
    },
    onError: (_error, { id }, _before, { client }) => refetchCandidate(client, id),
  });

/** Hires a candidate. Also refetches users, staff, restaurants and the calendar. */
export const useHireCandidate = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof candidateEndpoints.hire>) => call(candidateEndpoints.hire, input),
    onSuccess: ({ candidate }, _input, _before, { client }) => {
      client.setQueryData<CandidateResponse>(
        jobKeys.candidate(candidate.id),
        (response) => response && { ...response, candidate },
      );
      return Promise.all([
        client.invalidateQueries(boards),
        client.invalidateQueries({ queryKey: ['users'] }),
        client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'staff' }),
        client.invalidateQueries({ queryKey: ['restaurants'] }),
        client.invalidateQueries({ queryKey: ['events'] }),
      ]);
    },
    onError: (_error, { id }, _before, { client }) =>
      Promise.all([refetchCandidate(client, id), client.invalidateQueries(boards)]),
  });

/** Erases the personal data of a candidate, in the cache too. */
export const useEraseCandidate = () =>
  useMutation({
    mutationFn: async (id: string) => (await call(candidateEndpoints.remove, { id })).candidate,
    onSuccess: (candidate, id, _before, { client }) => {
      client.setQueryData<CandidateResponse>(jobKeys.candidate(id), { candidate, duplicates: [] });
      return Promise.all([client.invalidateQueries(boards), client.invalidateQueries({ queryKey: ['events'] })]);
    },
  });
