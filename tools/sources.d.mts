export const sourceAliases: { find: RegExp; replacement: string }[];
export const sourceConditions: string[];
