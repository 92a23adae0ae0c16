import * as domain from '@larder/domain';
import * as contract from '@larder/domain/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installMockApi, type MockApi } from './installMockApi';
import { friday } from './testing/api';

/** Records that the queries read. */
interface Ids {
  candidate: string;
  invoice: number;
}
const ids: Ids = { candidate: 'none', invoice: 0 };

const http = await domain.loadHttp();
const { adapter } = http.defaults;
let api: MockApi;
beforeEach(async () => {
  api = installMockApi(http, { now: () => friday, latency: 0 });
  const { allData } = await domain.call(contract.invoiceEndpoints.list, {});
  ids.invoice = allData.find(contract.isCreditable)!.id;
});
afterEach(() => {
  api.restore();
  http.defaults.adapter = adapter;
});

const all = { restaurant: 'all' };
const board = { ...all, stage: 'all', perPage: 100 };

/** Queries by name. Each returns data, and the same data from its endpoint. */
const queries = (ids: Ids) =>
  ({
    board: [() => domain.useCandidates(board), () => domain.call(contract.candidateEndpoints.list, board)],
    candidate: [
      () => domain.useCandidate(ids.candidate),
      () => domain.call(contract.candidateEndpoints.candidate, { id: ids.candidate }),
    ],
    openings: [
      () => domain.useOpenings(all),
      async () => (await domain.call(contract.openingEndpoints.list, all)).openings,
    ],
    events: [
      () => domain.useEvents(['Business']),
      () => domain.call(contract.eventEndpoints.list, { calendars: ['Business'] }),
    ],
    sent: [
      () => domain.useEmails({ folder: 'sent' }),
      () => domain.call(contract.emailEndpoints.list, { folder: 'sent' }),
    ],
    inbox: [
      () => domain.useEmails({ folder: 'inbox' }),
      () => domain.call(contract.emailEndpoints.list, { folder: 'inbox' }),
    ],
    users: [() => domain.useAllUsers(), () => domain.call(contract.userEndpoints.all, {})],
    staff: [() => domain.useStaff(all), async () => (await domain.call(contract.staffEndpoints.list, all)).staff],
    posts: [() => domain.useBlogList(), () => domain.call(contract.blogEndpoints.list, {})],
    post: [() => domain.useBlogPost(2), async () => (await domain.call(contract.blogEndpoints.detail, { id: 2 })).blog],
    invoices: [
      () => domain.useInvoiceList({ perPage: 100 }),
      () => domain.call(contract.invoiceEndpoints.list, { perPage: 100 }),
    ],
    invoice: [
      () => domain.useInvoice(ids.invoice),
      () => domain.call(contract.invoiceEndpoints.invoice, { id: ids.invoice }),
    ],
    clients: [
      () => domain.useInvoiceClients('Zest'),
      () => domain.call(contract.invoiceEndpoints.clients, { q: 'Zest' }),
    ],
    day: [
      () => domain.useServiceDay({ restaurant: 'rst-nyc' }),
      async () => (await domain.call(contract.dashboardEndpoints.serviceDay, { restaurant: 'rst-nyc' })).dashboard,
    ],
  }) satisfies Record<string, [() => { data: unknown }, () => Promise<unknown>]>;
type Name = keyof ReturnType<typeof queries>;

/** Runs a mutation while the queries are on the page. Returns their data before and after, and that of the server. */
async function change<Input>(
  names: readonly Name[],
  ids: Ids,
  useChange: () => { mutateAsync: (input: Input) => Promise<unknown> },
  input: Input,
) {
  const client = domain.createQueryClient();
  const shown = names.map((name) => queries(ids)[name]);
  const { result, unmount } = renderHook(
    () => ({ data: shown.map(([useQuery]) => useQuery().data), change: useChange() }),
    {
      wrapper: ({ children }) => <domain.DomainProvider queryClient={client}>{children}</domain.DomainProvider>,
    },
  );
  await waitFor(() => expect(result.current.data).not.toContain(undefined));
  const before = result.current.data;
  await act(() => result.current.change.mutateAsync(input));
  await waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0));
  const after = result.current.data;
  unmount();
  return { before, after, server: await Promise.all(shown.map(([, read]) => read())) };
}

const candidateIn = async (stage: string, more: object = {}) =>
  (await domain.call(contract.candidateEndpoints.list, { ...board, stage, ...more })).candidates[0]!;
const versioned = ({ id, version }: { id: string; version: number }) => ({ id, version });
const interview = {
  id: null,
  startAt: '2026-11-23T15:00:00.000Z',
  endAt: '2026-11-23T15:30:00.000Z',
  place: 'Bar',
  withIds: [1],
  outcome: 'planned' as const,
};
const refusal = { reason: 'pay' as const, note: 'Thank you', letter: true };

type Run = (names: readonly Name[]) => ReturnType<typeof change>;
const withCandidate =
  <Input,>(
    stage: string,
    useChange: () => { mutateAsync: (input: Input) => Promise<unknown> },
    inputOf: (candidate: contract.CandidateRow) => Input | Promise<Input>,
    more: object = {},
  ): Run =>
  async (names) => {
    const candidate = await candidateIn(stage, more);
    return change(names, { ...ids, candidate: candidate.id }, useChange, await inputOf(candidate));
  };
const changing =
  <Input,>(
    useChange: () => { mutateAsync: (input: Input) => Promise<unknown> },
    inputOf: () => Input | Promise<Input>,
  ): Run =>
  async (names) =>
    change(names, ids, useChange, await inputOf());
const invoice = async () => (await domain.call(contract.invoiceEndpoints.invoice, { id: ids.invoice })).invoice;
const opening = async (status: string) =>
  (await domain.call(contract.openingEndpoints.list, { ...all, status })).openings[0]!;

it.each<[name: string, run: Run, names: Name[]]>([
  [
    'a new candidate',
    withCandidate('new', domain.useAddCandidate, ({ openingId }) => ({
      openingId,
      fullName: 'Ada Vale',
      email: 'ada@mailpost.example',
      phone: '',
      source: 'walk_in' as const,
      rating: null,
      tags: [],
      availability: {},
      answers: [],
    })),
    ['board', 'openings'],
  ],
  [
    'new tags of a candidate',
    withCandidate('new', domain.useUpdateCandidate, (row) => ({ ...versioned(row), set: { tags: ['night'] } })),
    ['board', 'candidate'],
  ],
  [
    'a rejection with a letter, which cancels the interview',
    withCandidate('screening', domain.useMoveCandidate, async (row) => {
      const planned = await domain.call(contract.candidateEndpoints.saveInterview, { ...versioned(row), interview });
      return { ...versioned(planned.candidate), stage: 'refused' as const, refusal };
    }),
    ['board', 'candidate', 'openings', 'sent', 'events'],
  ],
  [
    'a note on a candidate',
    withCandidate('new', domain.useAddCandidateNote, (row) => ({ ...versioned(row), text: 'Call on Monday' })),
    ['board', 'candidate'],
  ],
  [
    'an interview',
    withCandidate('screening', domain.useSaveInterview, (row) => ({ ...versioned(row), interview })),
    ['board', 'candidate', 'events'],
  ],
  [
    'a hire',
    withCandidate(
      'offer',
      domain.useHireCandidate,
      (row) => ({
        ...versioned(row),
        user: {
          fullName: 'Camille Renard',
          username: 'camille.renard',
          email: 'camille.renard@saltmarsh.example',
          contact: '+1 646 555 1000',
          role: 'subscriber' as const,
          currentPlan: 'basic' as const,
        },
        wage: 1_900,
        startsOn: '2026-12-01',
      }),
      { opening: 'opn-1' },
    ),
    ['board', 'candidate', 'openings', 'users', 'staff'],
  ],
  ['an erased candidate', withCandidate('interview', domain.useEraseCandidate, ({ id }) => id), ['board', 'candidate']],
  [
    'a new opening',
    changing(domain.useAddOpening, async () => {
      const { id: _id, ...form } = await opening('published');
      return contract.openingEndpoints.add.input.parse({ opening: { ...form, title: 'Baker' } }).opening;
    }),
    ['openings'],
  ],
  [
    'a changed opening',
    changing(domain.useUpdateOpening, async () => ({
      ...versioned(await opening('published')),
      set: { title: 'Baker' },
    })),
    ['openings'],
  ],
  [
    'a paused opening',
    changing(domain.useChangeOpeningStatus, async () => ({
      ...versioned(await opening('published')),
      action: 'pause' as const,
    })),
    ['openings'],
  ],
  [
    'a changed post',
    changing(domain.useUpdatePost, () => ({ post: { id: 2, blogTitle: 'Salt', slug: 'salt' } })),
    ['posts', 'post'],
  ],
  [
    'a label on an email',
    changing(domain.useToggleEmailLabel, async () => ({
      emailIds: [(await domain.call(contract.emailEndpoints.list, { folder: 'inbox' })).emails[0]!.id],
      label: 'private' as const,
    })),
    ['inbox'],
  ],
  [
    'a credit note',
    changing(domain.useAddCreditNote, async () => {
      const { id, version, lines } = await invoice();
      return { credit: { invoiceId: id, lines: [{ id: lines[0]!.id, qty: 1 }], reason: 'Broken' }, version };
    }),
    ['invoices', 'invoice'],
  ],
  [
    'a changed invoice',
    changing(domain.useUpdateInvoice, () => ({ invoice: { id: ids.invoice, note: 'Thank you' } })),
    ['invoices', 'invoice'],
  ],
  [
    'a new client',
    changing(domain.useAddInvoiceClient, () => ({
      name: 'Ada Zest',
      company: 'Zest & Co',
      companyEmail: 'ada@zest.example',
    })),
    ['clients'],
  ],
  [
    'a closed exception',
    changing(domain.useReviewException, async () => {
      const query = { restaurant: 'rst-nyc' };
      const { dashboard } = await domain.call(contract.dashboardEndpoints.serviceDay, query);
      return { ...query, date: dashboard.date, id: dashboard.exceptions[0]!.id, state: 'closed' as const };
    }),
    ['day'],
  ],
])('after %s, the page shows the data of the server', async (_name, run, names) => {
  const { before, after, server } = await run(names);
  names.forEach((name, index) => {
    expect({ name, data: after[index] }).toEqual({ name, data: server[index] });
    expect({ name, data: after[index] }).not.toEqual({ name, data: before[index] });
  });
});
