/** Separates the name of a component in the sidebar from its aliases, which the search finds. */
export const aliasSeparator = ' · ';
