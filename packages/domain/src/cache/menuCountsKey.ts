const name = 'menuCounts';

/** Query key of the counts in the navigation menu. Starts with the scope, so that restaurants never share an entry. */
export const menuCountsKey = (restaurant: string) => [restaurant, name] as const;

export const isMenuCountsKey = (key: readonly unknown[]) => key[1] === name;
