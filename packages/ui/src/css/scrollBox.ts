/** A part of a column that scrolls by itself where its room is not enough. */
export const scrollBox = { minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' } as const;
