export { Can, type CanProps } from './access/Can';
export { currentAbility, useAbility } from './access/ability';
export { abilityOf, canOn, defaultRules, type AppAbility, type AppRule } from './access/abilityOf';
export { ForbiddenError } from './access/ForbiddenError';
export { useConnection, type ConnectionListeners } from './connection/connection';
export { createHttpClient, http, type HttpClientOptions } from './http/axiosClient';
export { call, loadHttp, onHttpLoad, type CallOptions } from './http/client';
export { ApiError, isCanceled, isNotFound, isVersionConflict, toApiError, type ApiErrorInit } from './http/problem';
export { whenReady } from './http/ready';
export { LanguageLoadError, setLanguage, setupI18n, useLanguage, type I18nOptions } from './i18n/i18n';
export {
  applyPreferences,
  layoutDefaults,
  skins,
  useDirection,
  useLayoutPreferences,
  useMenuCollapsed,
  useSkin,
  useSkinChoice,
  useToggleSkin,
  useVisitPreferences,
  type Direction,
  type LayoutPreferences,
  type Skin,
  type SkinChoice,
} from './preferences/preferences';
export { useCardArrangement } from './preferences/cardArrangement';
export { saveImportColumns, readImportColumns } from './preferences/importColumns';
export { useRecentIcons } from './preferences/recentIcons';
export { useRecentlyOpened, type RecentlyOpened } from './preferences/recentlyOpened';
export { setTableColumns, useTableColumns, type TableColumns } from './preferences/tableColumns';
export { useShopLayout, type ShopLayout } from './preferences/shopLayout';
export { useShellPanel, type ShellPanel } from './preferences/shellPanel';
export { takeTourOffer } from './preferences/tourOffer';
export { DomainProvider, type DomainProviderProps } from './query/DomainProvider';
export { followOtherTabs } from './query/followOtherTabs';
export { followRights } from './query/followRights';
export { createQueryClient } from './query/queryClient';
export { useFailedQueries } from './query/useFailedQueries';
export type { QueryClient, UseQueryResult } from '@tanstack/react-query';
export { renewSession, useSessionEnding } from './session/sessionEnding';
export { signOut, useRegister, useSignIn, useSignOut } from './session/session.mutations';
export { useSession } from './session/useSession';
export {
  useChangePassword,
  useSendCode,
  useVerifyCode,
  useVerifySignIn,
} from './accountAccess/accountAccess.mutations';
export { useUpdateAccountSetting } from './accountSettings/accountSettings.mutations';
export { accountSettingKeys, accountSettingQuery, useAccountSetting } from './accountSettings/accountSettings.queries';
export { useAddApiKey, useDeleteApiKey, useUpdateApiKey } from './apiKeys/apiKeys.mutations';
export { apiKeyKeys, apiKeysQuery, useApiKeys } from './apiKeys/apiKeys.queries';
export { menuCountsQuery, useMenuCounts } from './menuCounts/menuCounts.queries';
export { useSubscribe } from './newsletter/newsletter.mutations';
export { useServerStatus } from './serverStatus/serverStatus.queries';
export { useUpdateNotifications } from './notifications/notifications.mutations';
export { useSystemMessages } from './notifications/systemMessages';
export { notificationKeys, notificationsQuery, useNotifications } from './notifications/notifications.queries';
export { pricingKeys, pricingQuery, usePricing } from './pricing/pricing.queries';
export { useUpdateProfile } from './profile/profile.mutations';
export { profileFeedQuery, profileKeys, profileQuery, useProfile, useProfileFeed } from './profile/profile.queries';
export { readDefaultView, setDefaultView, useDefaultView } from './views/defaultView';
export { useRestore } from './restore/useRestore';
export { useDeleteView, useSaveView } from './views/views.mutations';
export { useViews, viewKeys, viewsQuery } from './views/views.queries';
export { recordChange, useUndoChange } from './ledger/ledger';
export { fieldsOf, ledgerCall } from './ledger/ledgerCalls';
export type { UndoOutcome } from './ledger/ledger.atoms';
export { conflictFields, conflictOf, resolveConflicts } from './ledger/undoChange';
export {
  askOverwrite,
  useRecentChanges,
  useOverwriteQuestion,
  type LedgerCall,
  type LedgerChange,
  type OverwriteQuestion,
} from './ledger/ledger.atoms';
export { languageNames, languages, type Language } from './store/language';
export {
  endSession,
  isSignedIn,
  onSessionElsewhere,
  onSessionEnd,
  readSession,
  sessionSignal,
  startSession,
  type Session,
  type SessionEndReason,
  type SessionUser,
} from './store/session';
export {
  readCurrentRestaurant,
  switchRestaurant,
  useCurrentRestaurant,
  useSwitchRestaurant,
} from './workplace/workplace';
export { bookmarksQuery, useBookmarks } from './bookmarks/bookmarks.queries';
export { useToggleBookmark } from './bookmarks/bookmarks.mutations';
export { inBookmarkOrder, useBookmarkOrder } from './bookmarks/bookmarkOrder';
export { autoCompleteQuery, mainSearchQuery, useAutoComplete, useMainSearch } from './search/search.queries';
export { change, goodDirection, tileOf } from './dashboard/dashboard';
export { serverNow, serverToday, useServerNow, useServerToday } from './time/serverTime';
export { useReviewException, type ExceptionReview } from './dashboard/dashboard.mutations';
export { dashboardKeys, serviceDayQuery, useServiceDay } from './dashboard/dashboard.queries';
export { cardKeys } from './cards/cardKeys';
export { useUpdateCard } from './cards/cards.mutations';
export {
  cardAdvanceQuery,
  cardAnalyticsQuery,
  cardStatisticQuery,
  useCardAdvance,
  useCardAnalytics,
  useCardStatistic,
} from './cards/cards.queries';
export { useCardsRefresh } from './cards/useCardsRefresh';
export { useAddUser, useCloseAccount, useDeleteUser, useUpdateUser } from './users/users.mutations';
export { useUpdateUserDetails } from './users/userDetails.mutations';
export { userDetailsQuery, useUserDetails } from './users/userDetails.queries';
export {
  allUsersQuery,
  useAllUsers,
  useFetchAllUsers,
  userKeys,
  userListQuery,
  userQuery,
  useUser,
  useUserList,
} from './users/users.queries';
export {
  employeeKeys,
  employeeListQuery,
  initialEmployeesQuery,
  useEmployeeList,
  useInitialEmployees,
} from './datatables/datatables.queries';
export { useUpdateEmployee } from './datatables/datatables.mutations';
export { roleKeys, rolesQuery, useRoles } from './roles/roles.queries';
export { useAddRole, useDeleteRole, useUpdateRole } from './roles/roles.mutations';
export { permissionKeys, permissionListQuery, usePermissionList } from './permissions/permissions.queries';
export { useAddPermission, useDeletePermission, useUpdatePermission } from './permissions/permissions.mutations';
export {
  blogEditQuery,
  blogKeys,
  blogListQuery,
  blogPostQuery,
  blogSidebarQuery,
  useBlogEdit,
  useBlogList,
  useBlogPost,
  useBlogSidebar,
} from './blog/blog.queries';
export {
  useAddPost,
  useBookmarkPost,
  useDeletePost,
  useSaveComment,
  useUpdatePost,
  type SaveCommentInput,
} from './blog/blog.mutations';
export { useCommentOutbox, useCommenter, type OutgoingComment } from './blog/commentOutbox';
export { useDraftedForms, useFormDraft, useFormDrafts } from './preferences/formDrafts';
export {
  useAddCreditNote,
  useAddInvoice,
  useAddInvoiceClient,
  useDeleteInvoice,
  useUpdateInvoice,
} from './invoices/invoices.mutations';
export {
  invoiceClientsQuery,
  invoiceKeys,
  invoiceListQuery,
  invoiceQuery,
  useInvoice,
  useInvoiceClients,
  useInvoiceList,
  useInvoices,
} from './invoices/invoices.queries';
export {
  useAddToCart,
  useAddToWishlist,
  useApplyCoupon,
  usePlaceOrder,
  useRemoveFromCart,
  useRemoveFromWishlist,
  useUpdateCart,
} from './products/products.mutations';
export { useCartQuantities } from './products/cartQuantities';
export { cartQuery, useCart } from './products/cart.queries';
export { ordersQuery, useOrders } from './products/orders.queries';
export { useRestock } from './products/restock.queries';
export { useCheckoutDraft, type CheckoutDraft } from './products/checkoutDraft';
export { productKeys } from './products/productKeys';
export {
  couponsQuery,
  productListQuery,
  productQuery,
  useCoupons,
  useProduct,
  useProductList,
  useWishlist,
  wishlistQuery,
} from './products/products.queries';
export {
  emailKeys,
  emailQuery,
  emailsQuery,
  neighborEmailQuery,
  useEmail,
  useEmails,
  useFetchNeighborEmail,
} from './emails/emails.queries';
export {
  useDeleteEmails,
  useReadEmail,
  useSendEmail,
  useToggleEmailLabel,
  useUpdateEmails,
} from './emails/emails.mutations';
export { chatKeys } from './chats/chatKeys';
export { chatProfileQuery, useChatProfile } from './chats/chatProfile.queries';
export { chatQuery, chatsQuery, useChat, useChats, useMarkChatSeen, useOlderMessages } from './chats/chats.queries';
export {
  useUpdateChat,
  useUpdateChatProfile,
  useUpdateMessage,
  type ChatChange,
  type MessageChange,
} from './chats/chats.mutations';
export { useChatDraft } from './chats/chatDrafts';
export { useOutbox, useOutboxSender, type OutgoingMessage } from './chats/outbox';
export { taskKeys, tasksQuery, useTasks } from './tasks/tasks.queries';
export { useAddTask, useDeleteTask, useUpdateTask } from './tasks/tasks.mutations';
export { eventKeys, eventsQuery, useEvents } from './events/events.queries';
export { useAddEvent, useAddEvents, useDeleteEvent, useUpdateEvent } from './events/events.mutations';
export {
  useCancelMenuSchedule,
  useDiscardMenuChanges,
  usePublishMenu,
  useRollBackMenu,
  useSaveMenuDraft,
} from './menu/menu.mutations';
export { useAddEightySix, useRemoveEightySix } from './menu/eightySix.mutations';
export {
  catalogueQuery,
  eightySixKeys,
  eightySixQuery,
  menuChangesQuery,
  menuKeys,
  menuRevisionsQuery,
  useCatalogue,
  useEightySix,
  useMenuChanges,
  useMenuRevisions,
} from './menu/menu.queries';
export {
  faqKeys,
  faqQuery,
  knowledgeArticleQuery,
  knowledgeBaseQuery,
  knowledgeCategoryQuery,
  useFaq,
  useKnowledgeArticle,
  useKnowledgeBase,
  useKnowledgeCategories,
  useKnowledgeCategory,
} from './faq/faq.queries';
export { useUsefulAnswer } from './faq/usefulAnswers';
export {
  restaurantActivityQuery,
  restaurantKeys,
  restaurantListQuery,
  restaurantQuery,
  shiftsQuery,
  staffKeys,
  staffQuery,
  useRestaurant,
  useRestaurantActivity,
  useRestaurantList,
  useShifts,
  useStaff,
} from './restaurants/restaurants.queries';
export {
  seedRestaurant,
  useAddRestaurant,
  useChangeRestaurantStatus,
  useUpdateRestaurant,
} from './restaurants/restaurants.mutations';
export { useUpdateStaff } from './restaurants/staff.mutations';
export {
  candidateQuery,
  candidatesQuery,
  jobKeys,
  openingsQuery,
  useCandidate,
  useCandidates,
  useOpenings,
} from './jobs/jobs.queries';
export { useAddOpening, useChangeOpeningStatus, useUpdateOpening } from './jobs/openings.mutations';
export {
  useAddCandidate,
  useAddCandidateNote,
  useEraseCandidate,
  useHireCandidate,
  useMoveCandidate,
  useSaveInterview,
  useUpdateCandidate,
} from './jobs/candidates.mutations';
export { rowsLeft, useLastDeletedBills, type LastDeletedBills } from './bills/bills.atoms';
export {
  useAddBillNote,
  useAdjustTip,
  useCloseBill,
  useDecideApproval,
  useDeleteBills,
  useEmailReceipt,
  useRefundBill,
  useReopenBill,
  useRequestApproval,
  useRestoreBills,
  useVoidBill,
  useVoidBillLine,
} from './bills/bills.mutations';
export {
  allBillsQuery,
  billKeys,
  billListQuery,
  billLossQuery,
  billQuery,
  useAllBills,
  useBill,
  useBills,
  useBillApprovals,
  useBillList,
  useBillLoss,
  useCurrentBillDate,
  useFetchBillRows,
} from './bills/bills.queries';
