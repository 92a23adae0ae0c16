import * as domain from '@larder/domain';
import * as contract from '@larder/domain/contract';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installMockApi, type MockApi } from './installMockApi';
import { friday } from './testing/api';

const http = await domain.loadHttp();
const { adapter } = http.defaults;
let api: MockApi;
beforeAll(() => {
  api = installMockApi(http, { now: () => friday, latency: 0 });
});
afterAll(() => {
  api.restore();
  http.defaults.adapter = adapter;
});

const restaurant = 'rst-nyc';
const scope = { restaurant };
/** Hook, endpoint, input, and the property of the response that the hook returns, if not the whole response. */
type Row = readonly [hook: () => { data: unknown }, endpoint: contract.Endpoint, input: object, property?: string];

/** One hook per query. `ids` are records of the demo data. */
const rowsWith = (ids: { bill: string; candidate: string; article: { category: string; slug: string } }): Row[] => [
  [() => domain.useAccountSetting(), contract.accountSettingEndpoints.data, {}],
  [() => domain.useApiKeys(), contract.apiKeyEndpoints.data, {}, 'keys'],
  [() => domain.useAllBills({ ...scope, q: '12' }), contract.billEndpoints.all, { ...scope, q: '12' }],
  [() => domain.useBill(ids.bill), contract.billEndpoints.bill, { id: ids.bill }, 'bill'],
  [() => domain.useBillApprovals(restaurant), contract.billApprovalEndpoints.list, scope, 'approvals'],
  [() => domain.useBillList({ ...scope, page: 2 }), contract.billEndpoints.list, { ...scope, page: 2 }],
  [
    () => domain.useBillLoss({ ...scope, groupBy: 'server' }),
    contract.billEndpoints.loss,
    { ...scope, groupBy: 'server' },
  ],
  [() => domain.useBlogEdit(3), contract.blogEndpoints.edit, { id: 3 }, 'blog'],
  [() => domain.useBlogEdit(), contract.blogEndpoints.edit, {}, 'blog'],
  [() => domain.useBlogList(), contract.blogEndpoints.list, {}],
  [() => domain.useBlogPost(2), contract.blogEndpoints.detail, { id: 2 }, 'blog'],
  [() => domain.useBlogPost(), contract.blogEndpoints.detail, {}, 'blog'],
  [() => domain.useBlogSidebar(), contract.blogEndpoints.sidebar, {}],
  [() => domain.useBookmarks(), contract.bookmarkEndpoints.data, {}],
  [() => domain.useCandidate(ids.candidate), contract.candidateEndpoints.candidate, { id: ids.candidate }],
  [() => domain.useCandidates({ ...scope, page: 2 }), contract.candidateEndpoints.list, { ...scope, page: 2 }],
  [
    () => domain.useCardAdvance('event', { ...scope, range: 'Last Month' }),
    contract.cardAdvanceEndpoints.event,
    { ...scope, range: 'Last Month' },
  ],
  [
    () => domain.useCardAnalytics('revenue-report', { ...scope, year: 2026 }),
    contract.cardAnalyticsEndpoints['revenue-report'],
    { ...scope, year: 2026 },
  ],
  [
    () => domain.useCardStatistic('orders-bar-chart', { ...scope, range: 'Last Year' }),
    contract.cardStatisticEndpoints['orders-bar-chart'],
    { ...scope, range: 'Last Year' },
  ],
  [() => domain.useCart(), contract.cartEndpoints.cart, {}, 'products'],
  [() => domain.useCatalogue('published'), contract.menuEndpoints.catalogue, { state: 'published' }],
  [() => domain.useChat(2), contract.chatEndpoints.chat, { id: 2 }],
  [() => domain.useChatProfile(), contract.chatProfileEndpoints.profile, {}],
  [() => domain.useChats(), contract.chatEndpoints.list, {}],
  [() => domain.useCoupons(), contract.productEndpoints.coupon, {}, 'coupons'],
  [() => domain.useEightySix(restaurant), contract.eightySixEndpoints.list, scope],
  [() => domain.useEightySix(restaurant, true), contract.eightySixEndpoints.list, { ...scope, history: true }],
  [() => domain.useEmail(2), contract.emailEndpoints.email, { id: 2 }],
  [
    () => domain.useEmail(2, { folder: 'inbox', q: 'a' }),
    contract.emailEndpoints.email,
    { id: 2, folder: 'inbox', q: 'a' },
  ],
  [() => domain.useEmails({ folder: 'sent' }), contract.emailEndpoints.list, { folder: 'sent' }],
  [() => domain.useEmployeeList({ page: 2 }), contract.datatableEndpoints.list, { page: 2 }],
  [() => domain.useEvents(['Business']), contract.eventEndpoints.list, { calendars: ['Business'] }],
  [() => domain.useFaq(' bill '), contract.faqEndpoints.list, { q: 'bill' }],
  [() => domain.useFaq(), contract.faqEndpoints.list, {}],
  [() => domain.useInitialEmployees(), contract.datatableEndpoints.initial, {}],
  [() => domain.useInvoice(5000), contract.invoiceEndpoints.invoice, { id: 5000 }],
  [() => domain.useInvoiceClients('a'), contract.invoiceEndpoints.clients, { q: 'a' }],
  [() => domain.useInvoiceClients(), contract.invoiceEndpoints.clients, {}],
  [() => domain.useInvoiceList({ page: 2 }), contract.invoiceEndpoints.list, { page: 2 }],
  [
    () => domain.useKnowledgeArticle(ids.article.category, ids.article.slug),
    contract.faqEndpoints.question,
    ids.article,
  ],
  [() => domain.useKnowledgeBase(), contract.faqEndpoints.knowledgeBase, {}],
  [
    () => domain.useKnowledgeCategory(ids.article.category),
    contract.faqEndpoints.category,
    { category: ids.article.category },
  ],
  [() => domain.useMainSearch(), contract.searchEndpoints.main, {}, 'searchArr'],
  [() => domain.useAutoComplete(), contract.searchEndpoints.autoComplete, {}, 'autoComplete'],
  [() => domain.useMenuChanges(), contract.menuEndpoints.changes, {}],
  [() => domain.useMenuRevisions({ perPage: 2 }), contract.menuEndpoints.revisions, { perPage: 2 }],
  [() => domain.useNotifications(), contract.notificationEndpoints.data, {}],
  [() => domain.useOpenings(scope), contract.openingEndpoints.list, scope, 'openings'],
  [() => domain.useOrders(), contract.orderEndpoints.list, {}, 'orders'],
  [() => domain.usePermissionList({ page: 2 }), contract.permissionEndpoints.list, { page: 2 }],
  [() => domain.usePricing(), contract.pricingEndpoints.data, {}],
  [() => domain.useProduct(3), contract.productEndpoints.product, { id: 3 }, 'product'],
  [() => domain.useProductList({ page: 2 }), contract.productEndpoints.list, { page: 2 }],
  [() => domain.useProfile(), contract.profileEndpoints.data, {}],
  [() => domain.useProfileFeed(), contract.profileEndpoints.data, { postsPage: 1 }, 'posts'],
  [() => domain.useRestaurant('rst-lis'), contract.restaurantEndpoints.restaurant, { id: 'rst-lis' }, 'restaurant'],
  [() => domain.useRestaurantActivity({ id: 'rst-lis' }), contract.restaurantEndpoints.activity, { id: 'rst-lis' }],
  [() => domain.useRestaurantList({ q: 'o' }), contract.restaurantEndpoints.list, { q: 'o' }],
  [() => domain.useRestaurantList(), contract.restaurantEndpoints.list, {}],
  [() => domain.useRestock(), contract.restockEndpoints.suggestions, {}, 'suggestions'],
  [() => domain.useRoles(), contract.roleEndpoints.list, {}],
  [() => domain.useServiceDay(scope), contract.dashboardEndpoints.serviceDay, scope, 'dashboard'],
  [() => domain.useShifts(scope), contract.staffEndpoints.shifts, scope],
  [() => domain.useStaff({ ...scope, q: 'a' }), contract.staffEndpoints.list, { ...scope, q: 'a' }, 'staff'],
  [() => domain.useTasks({ filter: 'completed' }), contract.taskEndpoints.list, { filter: 'completed' }],
  [() => domain.useAllUsers(), contract.userEndpoints.all, {}],
  [() => domain.useUser(4), contract.userEndpoints.user, { id: 4 }, 'user'],
  [() => domain.useUserDetails(4), contract.userDetailsEndpoints.details, { id: 4 }, 'details'],
  [() => domain.useUserList({ page: 2 }), contract.userEndpoints.list, { page: 2 }],
  [() => domain.useViews('users'), contract.viewEndpoints.data, { list: 'users' }, 'views'],
  [() => domain.useWishlist(), contract.productEndpoints.wishlist, {}, 'products'],
];

const withClient = (client: ReturnType<typeof domain.createQueryClient>) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <domain.DomainProvider queryClient={client}>{children}</domain.DomainProvider>
  ),
});

const read = async (endpoint: contract.Endpoint, input: object) =>
  (await domain.call(endpoint, input)) as Record<string, unknown>;

it(
  'every query hook returns the response of its endpoint and has its own cache entry',
  { timeout: 60_000 },
  async () => {
    const { bills } = await domain.call(contract.billEndpoints.list, scope);
    const { candidates } = await domain.call(contract.candidateEndpoints.list, scope);
    const { category } = (await domain.call(contract.faqEndpoints.knowledgeBase, {})).at(-1)!;
    const { groups } = await domain.call(contract.faqEndpoints.category, { category });
    const article = { category, slug: groups.at(-1)!.questions.at(-1)!.slug };
    const rows = rowsWith({ bill: bills[0]!.id, candidate: candidates[0]!.id, article });
    const client = domain.createQueryClient();
    const { result, unmount } = renderHook(() => rows.map(([useQuery]) => useQuery().data), withClient(client));
    const queries = client.getQueryCache().getAll();
    expect(queries).toHaveLength(rows.length);
    const missing = () => rows.filter((_row, index) => result.current[index] === undefined).map(([, { path }]) => path);
    await waitFor(() => expect(missing()).toEqual([]), { timeout: 30_000 });
    for (const [index, [, { method, path, ...endpoint }, input, property]] of rows.entries()) {
      const response = await read({ method, path, ...endpoint }, input);
      expect({ path, input, data: result.current[index] }).toEqual({
        path,
        input,
        data: property === undefined ? response : response[property],
      });
    }
    unmount();
  },
);

it('a disabled query hook sends no request', async () => {
  const client = domain.createQueryClient();
  const hooks = [
    () => domain.useAllBills(scope, false),
    () => domain.useAllUsers(false),
    () => domain.useBillList(scope, false),
    () => domain.useCart(false),
    () => domain.useChat(2, false),
    () => domain.useChatProfile(false),
    () => domain.useEmail(undefined),
    () => domain.useMainSearch(false),
    () => domain.useMenuCounts(restaurant, false),
    () => domain.useOrders(false),
    () => domain.useRestaurantList({}, false),
    () => domain.useRoles(false),
    () => domain.useServerStatus(),
    () => domain.useServiceDay(scope, false),
    () => domain.useStaff(scope, false),
    () => domain.useUser(4, false),
  ];
  const { unmount } = renderHook(() => hooks.map((useQuery) => useQuery()), withClient(client));
  const queries = client.getQueryCache().getAll();
  expect(queries).toHaveLength(hooks.length);
  expect(queries.flatMap(({ queryKey, state }) => (state.fetchStatus === 'idle' ? [] : [queryKey]))).toEqual([]);
  unmount();
});
