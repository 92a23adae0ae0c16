export const userSortColumns = ['fullName', 'email', 'role', 'currentPlan', 'company', 'status'] as const;
export type UserSortColumn = (typeof userSortColumns)[number];
