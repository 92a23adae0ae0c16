/** A transparent native input on top of its custom visuals, so that pointers and screen readers reach it. */
export const coveringInput = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
} as const;
