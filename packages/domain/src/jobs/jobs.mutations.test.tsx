import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse, type RecordedRequest } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { endSession } from '../store/session';
import { filterStage, stageCountsOf } from './candidates';
import { useEraseCandidate, useHireCandidate, useMoveCandidate, useUpdateCandidate } from './candidates.mutations';
import type { Candidate, CandidateList, CandidateStage } from './candidates.contract';
import { useCandidate, useCandidates, useOpenings } from './jobs.queries';
import { useUpdateOpening } from './openings.mutations';
import type { JobOpening } from './openings.contract';

const moment = '2026-11-20T20:15:00.000Z';
const stamps = { version: 1, createdAt: moment, updatedAt: moment, updatedBy: null };
const candidate = (id: string, stage: CandidateStage, more: Partial<Candidate> = {}): Candidate => ({
  ...stamps,
  id,
  openingId: 'opn-1',
  restaurantId: 'a',
  fullName: `Candidate ${id}`,
  email: `${id}@mailpost.example`,
  phone: '',
  source: 'website',
  stage,
  stageSince: moment,
  appliedAt: moment,
  rating: null,
  tags: [],
  nextInterviewAt: null,
  sla: 'ok',
  duplicateIds: [],
  availability: {},
  answers: [],
  resume: null,
  notes: [],
  interviews: [],
  offer: null,
  refusal: null,
  userId: null,
  eraseOn: null,
  history: [],
  ...more,
});
const opening: JobOpening = {
  ...stamps,
  id: 'opn-1',
  restaurantId: 'a',
  title: 'Server',
  position: 'server',
  employment: 'full_time',
  seats: 2,
  description: '',
  wage: null,
  managerId: 'stf-1',
  userRole: 'subscriber',
  questions: [],
  closesOn: null,
  slug: 'server',
  status: 'published',
  publishedAt: moment,
  hired: 0,
  active: 3,
  late: 0,
};

const { adapter } = http.defaults;
let server = createFakeServer();
let people: Candidate[] = [];
let openings: JobOpening[] = [];
let write: (arrival: RecordedRequest) => FakeResponse | Promise<FakeResponse>;

function read({ url, params }: RecordedRequest): FakeResponse {
  if (url === '/apps/jobX/openings') return { status: 200, data: { openings, total: openings.length } };
  if (url === '/apps/jobX/candidate') return { status: 200, data: { candidate: people[0], duplicates: [] } };
  const { stage = 'active' } = params as { stage?: string };
  const candidates = filterStage(people, stage);
  const list: CandidateList = {
    candidates,
    total: candidates.length,
    totalPages: 1,
    stageCounts: stageCountsOf(people),
    params: {
      restaurant: 'a',
      opening: 'all',
      q: '',
      stage,
      source: '',
      tag: '',
      sla: '',
      sort: 'asc',
      sortColumn: 'stageSince',
      page: 1,
      perPage: 10,
    },
  };
  return { status: 200, data: list };
}

beforeEach(() => {
  people = [candidate('1', 'new'), candidate('2', 'new'), candidate('3', 'offer')];
  openings = [opening];
  server = createFakeServer();
  server.onCall = (arrival) => (arrival.method === 'get' ? read(arrival) : write(arrival));
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({
      board: useCandidates({ restaurant: 'a', stage: 'all', perPage: 200 }).data,
      fresh: useCandidates({ restaurant: 'a', stage: 'new' }).data,
      one: useCandidate('1').data,
      openings: useOpenings({ restaurant: 'a' }).data,
      move: useMoveCandidate(),
      other: useMoveCandidate(),
      update: useUpdateCandidate(),
      hire: useHireCandidate(),
      erase: useEraseCandidate(),
      updateOpening: useUpdateOpening(),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() =>
    expect([result.current.board, result.current.fresh, result.current.one, result.current.openings]).not.toContain(
      undefined,
    ),
  );
  return { result, queryClient };
}

const stages = (list: CandidateList | undefined) => list?.candidates.map(({ id, stage }) => `${id} ${stage}`);

describe('moving a candidate', () => {
  it('a moved candidate updates board, list, counts and panel immediately', async () => {
    const { result } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.move.mutate({ id: '1', version: 1, stage: 'screening' }));
    await waitFor(() => expect(stages(result.current.board)).toEqual(['1 screening', '2 new', '3 offer']));
    expect(stages(result.current.fresh)).toEqual(['2 new']);
    expect(result.current.fresh?.total).toBe(1);
    expect(result.current.board?.stageCounts).toMatchObject({ new: 1, screening: 1, offer: 1 });
    expect(result.current.one?.candidate.stage).toBe('screening');
    const moved = candidate('1', 'screening', { version: 2 });
    people = [moved, people[1]!, people[2]!];
    respond({ status: 200, data: { candidate: moved, duplicates: [] } });
    await waitFor(() => expect(result.current.move.isSuccess).toBe(true));
    expect(result.current.one?.candidate).toEqual(moved);
    expect(stages(result.current.board)?.[0]).toBe('1 screening');
  });

  it.each([403, 409, 422, 500])('rolls back a moved candidate after status %i', async (status) => {
    const { result } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.move.mutate({ id: '1', version: 1, stage: 'refused' }));
    await waitFor(() => expect(stages(result.current.fresh)).toEqual(['2 new']));
    respond({ status, data: { code: 'x' } });
    await waitFor(() => expect(result.current.move.isError).toBe(true));
    expect(stages(result.current.board)).toEqual(['1 new', '2 new', '3 offer']);
    expect(stages(result.current.fresh)).toEqual(['1 new', '2 new']);
    expect(result.current.one?.candidate.stage).toBe('new');
  });

  it('refetches candidates only after the last of several moves', async () => {
    const { result } = await setup();
    const [first, second] = [createDeferred(), createDeferred()];
    write = ({ data }) => (String(data).includes('"id":"1"') ? first.response : second.response);
    const reads = () => server.calls('/apps/jobX/candidates').length;
    act(() => result.current.move.mutate({ id: '1', version: 1, stage: 'screening' }));
    act(() => result.current.other.mutate({ id: '2', version: 1, stage: 'screening' }));
    await waitFor(() => expect(stages(result.current.fresh)).toEqual([]));
    const before = reads();
    const [one, two] = [candidate('1', 'screening'), candidate('2', 'screening')];
    first.respond({ status: 200, data: { candidate: one, duplicates: [] } });
    await waitFor(() => expect(result.current.move.isSuccess).toBe(true));
    expect([stages(result.current.fresh), reads()]).toEqual([[], before]);
    people = [one, two, people[2]!];
    second.respond({ status: 200, data: { candidate: two, duplicates: [] } });
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    expect(stages(result.current.board)).toEqual(['1 screening', '2 screening', '3 offer']);
  });
});

describe('other candidate changes', () => {
  it('shows a candidate rating immediately and ignores omitted fields', async () => {
    const { result } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.update.mutate({ id: '1', version: 1, set: { rating: 5, fullName: undefined } }));
    await waitFor(() =>
      expect(result.current.board?.candidates[0]).toMatchObject({ rating: 5, fullName: 'Candidate 1' }),
    );
    respond({ status: 500 });
    await waitFor(() => expect(result.current.board?.candidates[0]?.rating).toBeNull());
  });

  it('refetches users, staff and openings after hiring', async () => {
    const { result, queryClient } = await setup();
    queryClient.setQueryData(['users', 'list', {}], []);
    queryClient.setQueryData(['a', 'staff', 'list', {}], []);
    const hired = candidate('1', 'hired', { userId: 4 });
    const staff = {
      ...stamps,
      id: 'stf-2',
      restaurantIds: ['a'],
      name: 'x',
      position: 'server',
      userId: 4,
      canApprove: false,
      active: true,
      wage: 1,
      pictureSeed: 'x',
    };
    const user = { id: 4, fullName: 'x', company: 'A', role: 'subscriber', username: 'x', country: '', contact: '' };
    write = () => ({
      status: 201,
      data: {
        candidate: hired,
        opening,
        user: { ...user, email: 'x@x.example', currentPlan: 'basic', status: 'pending', avatar: '' },
        staff,
      },
    });
    people = [hired, people[1]!, people[2]!];
    openings = [{ ...opening, hired: 1 }];
    const form = { fullName: 'x', username: 'xyz', email: 'x@x.example', contact: '' };
    await act(() =>
      result.current.hire.mutateAsync({
        id: '1',
        version: 1,
        wage: 1,
        startsOn: '2026-12-01',
        user: { ...form, role: 'subscriber', currentPlan: 'basic' },
      }),
    );
    await waitFor(() => expect(result.current.openings?.[0]?.hired).toBe(1));
    await waitFor(() => expect(result.current.one?.candidate.stage).toBe('hired'));
    for (const key of [
      ['users', 'list', {}],
      ['a', 'staff', 'list', {}],
    ]) {
      expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
    }
  });

  it('removes the personal data of an erased candidate from the cache', async () => {
    const { result } = await setup();
    const nobody = candidate('1', 'withdrawn', { fullName: '', email: '' });
    write = () => ({ status: 200, data: { candidate: nobody } });
    people = [nobody, people[1]!, people[2]!];
    await act(() => result.current.erase.mutateAsync('1'));
    await waitFor(() => expect(result.current.one).toEqual({ candidate: nobody, duplicates: [] }));
    await waitFor(() => expect(JSON.stringify(result.current.board)).not.toContain('Candidate 1'));
  });

  it('updates a changed opening in its list', async () => {
    const { result } = await setup();
    openings = [{ ...opening, seats: 5, version: 2 }];
    write = () => ({ status: 200, data: { opening: openings[0] } });
    await act(() => result.current.updateOpening.mutateAsync({ id: 'opn-1', version: 1, set: { seats: 5 } }));
    await waitFor(() => expect(result.current.openings?.[0]?.seats).toBe(5));
  });
});
