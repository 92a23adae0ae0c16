const watched = new WeakMap<Document, { isTab: boolean }>();

/** Whether the focus that is arriving was moved by the Tab key. */
export function arrivedByTab({ ownerDocument }: Element): boolean {
  const seen = watched.get(ownerDocument);
  return seen?.isTab ?? false;
}

/** Follows the Tab key of a document; once for all lists in it. */
export function watchTab(document: Document) {
  if (watched.has(document)) return;
  const state = { isTab: false };
  watched.set(document, state);
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab') return;
      state.isTab = true;
      // The browser moves the focus in the same task.
      setTimeout(() => {
        state.isTab = false;
      });
    },
    true,
  );
}
