/** A part of a flex column that scrolls when its content overflows. */
export const scrollBox = { minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' } as const;
