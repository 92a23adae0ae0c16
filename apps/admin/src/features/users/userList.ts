import { userSortColumns } from '@larder/domain/contract';
import { defineList, type ListSearchOf } from '../../lists/defineList';

export const userList = defineList({
  name: 'users',
  sortColumns: userSortColumns,
  filters: {
    role: { kind: 'select' },
    restaurant: { kind: 'select', column: 'restaurantIds' },
    currentPlan: { kind: 'select' },
    status: { kind: 'select' },
  },
});
export type UserListSearch = ListSearchOf<typeof userList>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that a user was opened from, for the links to the previous and next user. */
    userList?: UserListSearch;
  }
}
