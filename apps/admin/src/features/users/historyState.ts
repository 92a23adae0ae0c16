import type { UserListSearch } from './userListSearch';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that a person was opened from: previous and next walk it. */
    userList?: UserListSearch;
  }
}
