import { useMutation, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { candidateEndpoints, type MoveCandidate } from './candidateCalls.contract';
import { filterStage, slaOf } from './candidates';
import type { CandidateAnswer, CandidateList, CandidateRow } from './candidates.contract';
import { jobKeys } from './jobs.queries';

type Snapshot = [key: QueryKey, data: unknown][];

const lists = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => jobKeys.owns(queryKey, 'candidates') };
/** Counts of openings follow the candidates. */
const boards = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => jobKeys.owns(queryKey) };
const mutationKey = ['jobs', 'change'];

/** A row changed in one list: it leaves where its stage is not shown, and the counts follow. */
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

/** Shows a change in every list and on the panel at once, and says what was there before. */
async function showAtOnce(client: QueryClient, id: string, changes: Partial<CandidateRow>): Promise<Snapshot> {
  const key = jobKeys.candidate(id);
  await Promise.all([client.cancelQueries(lists), client.cancelQueries({ queryKey: key })]);
  const before: Snapshot = [...client.getQueriesData(lists), [key, client.getQueryData(key)]];
  client.setQueriesData<CandidateList>(lists, (list) => list && changeList(list, id, changes));
  client.setQueryData<CandidateAnswer>(
    key,
    (answer) => answer && { ...answer, candidate: { ...answer.candidate, ...changes } },
  );
  return before;
}

function rollBack(client: QueryClient, snapshot: Snapshot | undefined) {
  for (const [key, data] of snapshot ?? []) client.setQueryData(key, data);
}

const keep = (client: QueryClient, { candidate, duplicates }: CandidateAnswer) =>
  void client.setQueryData(jobKeys.candidate(candidate.id), { candidate, duplicates });

/** Of many changes on their way only the last one reloads: cards that were moved together land together. */
const reloadAfterLast = (client: QueryClient) =>
  client.isMutating({ mutationKey }) > 1 ? undefined : client.invalidateQueries(boards);

const rereadOne = (client: QueryClient, id: string) => client.invalidateQueries({ queryKey: jobKeys.candidate(id) });

export const useAddCandidate = () =>
  useMutation({
    mutationFn: (candidate: EndpointInput<typeof candidateEndpoints.add>['candidate']) =>
      call(candidateEndpoints.add, { candidate }),
    onSuccess: (answer, _input, _before, { client }) => {
      keep(client, answer);
      return client.invalidateQueries(boards);
    },
  });

export const useUpdateCandidate = () =>
  useMutation({
    mutationKey,
    mutationFn: (input: EndpointInput<typeof candidateEndpoints.update>) => call(candidateEndpoints.update, input),
    onMutate: ({ id, set: { answers: _answers, availability: _availability, ...changes } }, { client }) =>
      showAtOnce(client, id, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))),
    onSuccess: (answer, _input, _before, { client }) => keep(client, answer),
    onError: (_error, { id }, before, { client }) => {
      rollBack(client, before);
      return rereadOne(client, id);
    },
    onSettled: (_answer, _error, _input, _before, { client }) => reloadAfterLast(client),
  });

export const useMoveCandidate = () =>
  useMutation({
    mutationKey,
    mutationFn: (input: MoveCandidate) => call(candidateEndpoints.move, input),
    onMutate: ({ id, stage }, { client }) => {
      const now = new Date();
      const stageSince = now.toISOString();
      return showAtOnce(client, id, { stage, stageSince, sla: slaOf({ stage, stageSince }, now) });
    },
    onSuccess: (answer, { refusal }, _before, { client }) => {
      keep(client, answer);
      // The letter lies among the sent mails.
      if (refusal?.letter) void client.invalidateQueries({ queryKey: ['emails'] });
    },
    onError: (_error, { id }, before, { client }) => {
      rollBack(client, before);
      return rereadOne(client, id);
    },
    onSettled: (_answer, _error, _input, _before, { client }) => reloadAfterLast(client),
  });

export const useAddCandidateNote = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof candidateEndpoints.addNote>) => call(candidateEndpoints.addNote, input),
    onSuccess: (answer, _input, _before, { client }) => {
      keep(client, answer);
      return client.invalidateQueries(lists);
    },
    onError: (_error, { id }, _before, { client }) => rereadOne(client, id),
  });

/** The calendar has the interview too. */
export const useSaveInterview = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof candidateEndpoints.saveInterview>) =>
      call(candidateEndpoints.saveInterview, input),
    onSuccess: (answer, _input, _before, { client }) => {
      keep(client, answer);
      return Promise.all([client.invalidateQueries(lists), client.invalidateQueries({ queryKey: ['events'] })]);
    },
    onError: (_error, { id }, _before, { client }) => rereadOne(client, id),
  });

/** Users and staff have one more. */
export const useHireCandidate = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof candidateEndpoints.hire>) => call(candidateEndpoints.hire, input),
    onSuccess: ({ candidate }, _input, _before, { client }) => {
      client.setQueryData<CandidateAnswer>(
        jobKeys.candidate(candidate.id),
        (answer) => answer && { ...answer, candidate },
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
      Promise.all([rereadOne(client, id), client.invalidateQueries(boards)]),
  });

/** Nothing personal stays, in the cache neither. */
export const useEraseCandidate = () =>
  useMutation({
    mutationFn: async (id: string) => (await call(candidateEndpoints.remove, { id })).candidate,
    onSuccess: (candidate, id, _before, { client }) => {
      client.setQueryData<CandidateAnswer>(jobKeys.candidate(id), { candidate, duplicates: [] });
      return Promise.all([client.invalidateQueries(boards), client.invalidateQueries({ queryKey: ['events'] })]);
    },
  });
