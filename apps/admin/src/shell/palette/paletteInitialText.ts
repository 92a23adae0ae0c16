let text = '';

/** What the palette opens with: what was typed before, where it takes over from the search. */
export const paletteInitialText = {
  read: () => text,
  write(next: string) {
    text = next;
  },
};
