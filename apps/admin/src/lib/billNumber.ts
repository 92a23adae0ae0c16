/** Returns the number of a bill: the last part of its ID without leading zeros. */
export const billNumber = (id: string) =>
  id
    .split('-')
    .at(-1)
    ?.replace(/^0+(?=.)/, '') ?? id;
