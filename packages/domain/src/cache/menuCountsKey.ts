const name = 'menuCounts';

/** Query key of the menu's counts. Starts with the scope, so that two restaurants never share an entry. */
export const menuCountsKey = (restaurant: string) => [restaurant, name] as const;

export const isMenuCountsKey = (key: readonly unknown[]) => key[1] === name;
