const watched = new WeakMap<Document, { isTab: boolean }>();

/** Returns true if the Tab key moved the focus. */
export function arrivedByTab({ ownerDocument }: Element): boolean {
  const seen = watched.get(ownerDocument);
  return seen?.isTab ?? false;
}

/** Tracks the Tab key of a document, once for all lists. */
export function trackTabKey(document: Document) {
  if (watched.has(document)) return;
  const state = { isTab: false };
  watched.set(document, state);
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab') return;
      state.isTab = true;
      // The browser moves focus in the task of the event, so reset the flag in the next task.
      setTimeout(() => {
        state.isTab = false;
      });
    },
    true,
  );
}
