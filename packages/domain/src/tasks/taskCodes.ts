// Don't import schemas here: routes need these codes for their search parameters, which every page loads first.

export const taskTags = ['team', 'low', 'medium', 'high', 'update'] as const;
export const taskFilters = ['important', 'completed', 'deleted'] as const;
/** `latest` sorts by ID, descending. `assignee` and `due-date` are ascending. */
export const taskOrders = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;
export type TaskFilter = (typeof taskFilters)[number];
export type TaskOrder = (typeof taskOrders)[number];
