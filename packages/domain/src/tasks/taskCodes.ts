// Without schemas, because the search parameters of a route are part of the first load of every page.

export const taskTags = ['team', 'low', 'medium', 'high', 'update'] as const;
export const taskFilters = ['important', 'completed', 'deleted'] as const;
/** `latest` sorts by ID, descending. `assignee` and `due-date` are ascending. */
export const taskOrders = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;
export type TaskFilter = (typeof taskFilters)[number];
export type TaskOrder = (typeof taskOrders)[number];
