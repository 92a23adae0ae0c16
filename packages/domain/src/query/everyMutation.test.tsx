import { hashKey, type QueryKey, type UseMutationResult } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as domain from '../index';
import { http } from '../http/axiosClient';
import { createFakeServer } from '../http/testing/fakeServer';
import { endSession, startSession } from '../store/session';
import { entityKeys } from '../cache/entityKeys';
import { DomainProvider } from './DomainProvider';
import { createQueryClient } from './queryClient';

type Hook = (subject: 'user') => UseMutationResult;
/** A mutation hook, a valid input, and the cached data that it changes before the response. */
type Row = [name: keyof typeof domain, input: unknown, cache?: readonly [QueryKey, unknown][]];

const version = 1;
const email = 'ilse@larder.example';
const person = { fullName: 'Ilse Okafor', username: 'ilse.okafor', email, contact: '+1 212 555 0199' };
const bill = { id: 'bill-1', version };
const approved = { ...bill, note: 'Wrong dish', approver: { staffId: 'staff-1' } };
const post = { blogTitle: 'Figs', slug: 'figs', excerpt: 'Ripe', content: 'Ripe figs', status: 'Published' };
const interview = { startAt: '2026-11-20T10:00:00Z', endAt: '2026-11-20T11:00:00Z', place: 'Bar', withIds: ['1'] };
const wage = { basis: 'hour', min: 1500, max: 1800, currency: 'USD', tipped: true };
const opening = { restaurantId: 'quay', title: 'Line cook', position: 'cook', employment: 'full_time', seats: 1 };
const draft = { draftVersion: 1 };

const two = [
  { id: 2, title: 'Figs', completed: false },
  { id: 3, title: 'Plums', completed: false },
];
const texts = [{ id: 'view-1' }, { id: 'view-2' }];
const list = (entity: string, data: unknown): Row[2] => [[entityKeys(entity).list({}), data]];
const bookmarks = { suggestions: [{ id: 3, isBookmarked: false }], bookmarks: [] };

const rows: Row[] = [
  ['useAddApiKey', { name: 'Tills', access: 'full' }],
  ['useAddBillNote', { ...bill, text: 'Paid twice' }],
  [
    'useAddCandidate',
    {
      openingId: 'job-1',
      ...person,
      phone: person.contact,
      source: 'walk_in',
      rating: 3,
      tags: [],
      availability: {},
      answers: [],
    },
  ],
  ['useAddCandidateNote', { id: 'can-1', version, text: 'Kind' }],
  [
    'useAddEightySix',
    {
      targets: [{ kind: 'item', id: 'item-1' }],
      restaurantIds: ['quay'],
      channels: null,
      mode: 'out',
      untilRule: 'end_of_service',
      reason: 'sold_out',
      note: '',
    },
  ],
  ['useAddCreditNote', { credit: { invoiceId: 4987, lines: [{ id: 1, qty: 1 }], reason: 'Broken' } }],
  [
    'useAddEvent',
    { title: 'Tasting', start: '2026-11-20', end: '2026-11-21', extendedProps: { calendar: 'Business' } },
  ],
  [
    'useAddEvents',
    [{ title: 'Tasting', start: '2026-11-20', end: '2026-11-21', extendedProps: { calendar: 'Business' } }],
  ],
  [
    'useAddInvoice',
    {
      issuedDate: '2026-11-20',
      dueDate: '2026-12-20',
      client: { name: 'Fern' },
      lines: [{ item: 'Figs', cost: 100, qty: 1 }],
    },
  ],
  ['useAddInvoiceClient', { name: 'Fern', company: 'Fern Hall', companyEmail: email }],
  [
    'useAddOpening',
    {
      ...opening,
      description: 'Grill',
      wage,
      managerId: '1',
      userRole: 'editor',
      questions: [],
      closesOn: '2026-12-20',
    },
  ],
  ['useAddPermission', { name: 'Tills' }],
  ['useAddPost', { ...post, blogCategories: ['Kitchen'], tags: [] }],
  ['useAddRestaurant', { code: 'QUAY', name: 'Quay Street', timeZone: 'Europe/London', currency: 'GBP' }],
  [
    'useAddRole',
    { name: 'Waiter', memberRoles: [], permissions: { user: { read: true, write: false, create: false } } },
  ],
  ['useAddTask', { title: 'Order figs' }],
  ['useAddToCart', { productId: 2 }],
  ['useAddToWishlist', 2],
  ['useAddUser', { ...person, company: 'Larder', country: 'Ireland', role: 'editor', currentPlan: 'basic' }],
  ['useAdjustTip', { ...bill, paymentId: 'pay-1', tip: 200 }],
  ['useApplyCoupon', 'HARVEST'],
  ['useBookmarkPost', { id: 2, isBookmarked: true }],
  ['useCancelMenuSchedule', 1],
  ['useChangeOpeningStatus', { id: 'job-1', version, action: 'publish' }],
  ['useChangePassword', { newPassword: 'Quince-Paste-7' }],
  ['useChangeRestaurantStatus', { id: 'quay', version, action: 'activate' }],
  ['useCloseAccount', 2],
  ['useCloseBill', bill],
  ['useDeleteApiKey', 'view-1', [[['api-keys'], texts]]],
  ['useDecideApproval', { id: 'apr-1', approve: true }],
  ['useDeleteBills', [{ id: 'bill-1' }]],
  ['useDeleteEmails', [1]],
  ['useDeleteEvent', 2, list('events', two)],
  ['useDeleteInvoice', { id: 2 }, list('invoices', { invoices: two, allData: two, total: 2 })],
  ['useDeletePermission', { id: 2 }, list('permissions', { permissions: two, allData: two, total: 2 })],
  ['useDeletePost', { id: 2 }, list('blog', two)],
  ['useDeleteRole', 2],
  ['useDeleteTask', { taskId: 2 }, list('tasks', two)],
  ['useDeleteUser', { id: 2 }, list('users', { users: two, total: 2 })],
  ['useDeleteView', { id: 'view-1' }, [[['views', 'users'], texts]]],
  ['useDiscardMenuChanges', { ...draft, ids: 'all' }],
  ['useEmailReceipt', { ...bill, email }],
  ['useEraseCandidate', 'can-1'],
  [
    'useHireCandidate',
    {
      id: 'can-1',
      version,
      user: { ...person, role: 'editor', currentPlan: 'basic' },
      wage: 1500,
      startsOn: '2026-12-01',
    },
  ],
  ['useMoveCandidate', { id: 'can-1', version, stage: 'new' }],
  ['usePlaceOrder', { lines: [{ productId: 2, qty: 1 }], payment: { kind: 'saved' }, expectedTotal: 100 }],
  ['usePublishMenu', draft],
  ['useReadEmail', 1],
  ['useRefundBill', { ...approved, paymentId: 'pay-1', amount: 100, tip: 0, reason: 'overcharge' }],
  ['useRemoveEightySix', ['86-1']],
  ['useRemoveFromCart', 2, [[['products', 'cart'], two]]],
  ['useRemoveFromWishlist', 2, [[['products', 'wishlist'], two]]],
  ['useReopenBill', { ...approved, reason: 'tip_missing' }],
  ['useRestore', [2]],
  ['useRequestApproval', { ...bill, action: 'void_bill', staffId: 'staff-1', reason: 'entry_error', note: '' }],
  ['useRestoreBills', ['bill-1']],
  ['useReviewException', { restaurant: 'quay', date: '2026-11-20', id: 'large_void-1', state: 'closed' }],
  ['useRollBackMenu', { ...draft, revision: 1, discardDraft: true }],
  ['useSaveComment', { postId: 2, comment: { name: 'Ilse', email, text: 'Lovely' } }],
  ['useSaveInterview', { id: 'can-1', version, interview: { ...interview, id: null, outcome: 'planned' } }],
  ['useSaveMenuDraft', [{ op: 'remove', kind: 'item', id: 'item-1', version }]],
  ['useSaveView', { id: 'view-1', name: 'Late' }],
  ['useSendEmail', { email: {}, mode: 'send' }],
  ['useSubscribe', { email, topic: 'coming-soon' }],
  ['useToggleBookmark', 3, [[['bookmarks'], bookmarks]]],
  ['useToggleEmailLabel', { emailIds: [1], label: 'private' }],
  ['useUpdateAccountSetting', { section: 'general', data: {} }],
  ['useUpdateApiKey', { id: 'key-1', name: 'Tills' }],
  ['useUpdateCandidate', { id: 'can-1', version, set: {} }],
  ['useUpdateCard', { card: 'revenue-report', data: { budget: 100 } }],
  ['useUpdateCart', { productId: 2, qty: 3 }],
  ['useUpdateChat', { contactId: 2, data: {} }],
  ['useUpdateChatProfile', {}],
  ['useUpdateMessage', { contactId: 2, msg: { id: 1, isDeleted: true } }],
  ['useUpdateEmails', { emailIds: [1], dataToUpdate: { isStarred: true } }],
  ['useUpdateEmployee', { employee: { id: 2 } }],
  ['useUpdateEvent', { id: 2, title: 'Tasting' }, list('events', two)],
  ['useUpdateInvoice', { invoice: { id: 4987 } }],
  ['useUpdateNotifications', {}],
  ['useUpdateOpening', { id: 'job-1', version, set: {} }],
  ['useUpdatePermission', { id: 2, name: 'Tills' }, list('permissions', { permissions: two, allData: two, total: 2 })],
  ['useUpdatePost', { post: { id: 2 } }],
  ['useUpdateProfile', { section: 'header', data: {} }],
  ['useUpdateRestaurant', { id: 'quay', version, set: {} }],
  ['useUpdateRole', { role: { id: 2 } }],
  ['useUpdateStaff', { id: 'staff-1', version, set: {} }],
  ['useUpdateTask', { id: 2, completed: true }, list('tasks', two)],
  ['useUpdateUser', { user: { id: 2, company: 'Fern Hall' } }, list('users', { users: two, total: 2 })],
  ['useUpdateUserDetails', { id: 2, section: 'profile', data: {} }],
  ['useVoidBill', { ...approved, reason: 'guest_changed_mind' }],
  ['useVoidBillLine', { ...approved, reason: 'guest_changed_mind', lineId: 'line-1' }],
];

/** Mutations that only call endpoints under `/jwt/`, which trigger no refresh. */
const signInHooks = ['useSignIn', 'useRegister', 'useSignOut', 'useSendCode', 'useVerifyCode', 'useVerifySignIn'];

const { adapter } = http.defaults;
beforeEach(() => endSession('signed-out'));
afterEach(() => {
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

describe('every mutation', () => {
  it('the table contains every mutation hook', () => {
    const modules = import.meta.glob<object>('../*/*.mutations.ts', { eager: true });
    const hooks = Object.values(modules).flatMap((module) =>
      Object.keys(module).filter((name) => /^use[A-Z]/.test(name)),
    );
    expect(hooks.filter((hook) => !rows.some(([name]) => name === hook)).toSorted()).toEqual(signInHooks.toSorted());
  });

  it.each(rows)(
    '%s sends the same body after a refresh and undoes its change on failure',
    async (name, input, cache = []) => {
      const server = createFakeServer();
      http.defaults.adapter = server.adapter;
      startSession(server.signIn());
      server.expire();
      server.onCall = ({ token }) => (token === 'access-1' ? undefined : { status: 500 });
      const client = createQueryClient();
      for (const [key, data] of cache) client.setQueryData(key, data);
      const changed = new Set<string>();
      client.getQueryCache().subscribe(({ query: { queryHash, state } }) => {
        const seeded = cache.find(([key]) => hashKey(key) === queryHash);
        if (seeded && JSON.stringify(state.data) !== JSON.stringify(seeded[1])) changed.add(queryHash);
      });
      const { result } = renderHook(() => (domain[name] as Hook)('user'), {
        wrapper: ({ children }) => <DomainProvider queryClient={client}>{children}</DomainProvider>,
      });
      act(() => result.current.mutate(input));
      await waitFor(() => expect(result.current.isError).toBe(true));
      const writes = server.requests.filter(({ url }) => !url.startsWith('/jwt/'));
      expect(result.current.error).toMatchObject({ status: 500 });
      expect(writes.map(({ token }) => token)).toEqual(['access-1', 'access-2']);
      const [sent, replayed] = writes.map(({ method, url, data, params }) => ({ method, url, data, params }));
      expect(replayed).toEqual(sent);
      for (const [key, data] of cache) {
        expect(changed).toContain(hashKey(key));
        expect(client.getQueryData(key)).toEqual(data);
      }
    },
  );
});
