/** Calls `onChange` when the size of an element changes. Does nothing without `ResizeObserver`, as in jsdom. */
export function watchSize(elements: Iterable<Element | null | undefined>, onChange: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(onChange);
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}
