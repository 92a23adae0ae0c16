/** A native input that lies unseen over what is drawn of it: a press, touch and screen readers find it there. */
export const coveringInput = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
} as const;
