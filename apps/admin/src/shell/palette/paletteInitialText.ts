let text = '';

/** Text of the navbar search that the palette opens with. */
export const paletteInitialText = {
  read: () => text,
  write(next: string) {
    text = next;
  },
};
