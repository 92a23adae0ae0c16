export { Can, type CanProps } from './access/Can';
export {
  abilityOf,
  canOn,
  currentAbility,
  defaultRules,
  useAbility,
  type AppAbility,
  type AppRule,
} from './access/ability';
export { ForbiddenError } from './access/ForbiddenError';
export { call, createHttpClient, http, whenReady, type CallOptions, type HttpClientOptions } from './http/client';
export { ApiError, isCancelled, toApiError, type ApiErrorInit } from './http/problem';
export { LanguageLoadError, setLanguage, setupI18n, useLanguage, type I18nOptions } from './i18n/i18n';
export {
  applyPreferences,
  layoutDefaults,
  skins,
  useDirection,
  useLayoutPreferences,
  useMenuCollapsed,
  useSkin,
  useToggleSkin,
  useVisitPreferences,
  type Direction,
  type LayoutPreferences,
  type Skin,
  type SkinChoice,
} from './preferences/preferences';
export { useShellPanel, type ShellPanel } from './preferences/shellPanel';
export { DomainProvider, type DomainProviderProps } from './query/DomainProvider';
export { createQueryClient } from './query/queryClient';
export type { QueryClient, UseQueryResult } from '@tanstack/react-query';
export { signOut, useRegister, useSignIn, useSignOut } from './session/session.mutations';
export { useSession } from './session/useSession';
export { languageNames, languages, type Language } from './store/language';
export {
  endSession,
  isSignedIn,
  onSessionEnd,
  readSession,
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
export { autoCompleteQuery, mainSearchQuery, useAutoComplete, useMainSearch } from './search/search.queries';
export { change, goodDirection, tileOf } from './dashboard/dashboard';
export { serviceDayQuery, useServiceDay } from './dashboard/dashboard.queries';
export { useUpdateCard } from './cards/cards.mutations';
export {
  cardAdvanceQuery,
  cardAnalyticsQuery,
  cardKeys,
  cardStatisticQuery,
  useCardAdvance,
  useCardAnalytics,
  useCardStatistic,
  useCardsRefresh,
} from './cards/cards.queries';
export {
  useAddUser,
  useDeleteUser,
  useRestoreUsers,
  useUpdateUser,
  useUpdateUserDetails,
} from './users/users.mutations';
export {
  allUsersQuery,
  useAllUsers,
  userDetailsQuery,
  userKeys,
  userListQuery,
  userQuery,
  useUser,
  useUserDetails,
  useUserList,
} from './users/users.queries';
export {
  employeeKeys,
  employeeListQuery,
  initialEmployeesQuery,
  useEmployeeList,
  useInitialEmployees,
} from './datatables/datatables.queries';
export { roleKeys, rolesQuery, useRoles } from './roles/roles.queries';
export { useAddRole, useDeleteRole, useRestoreRoles, useUpdateRole } from './roles/roles.mutations';
export { permissionKeys, permissionListQuery, usePermissionList } from './permissions/permissions.queries';
export {
  useAddPermission,
  useDeletePermission,
  useRestorePermissions,
  useUpdatePermission,
} from './permissions/permissions.mutations';
