const reachable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex^="-"])';

const isShown = (element: Element) =>
  element.closest('[inert], [hidden]') === null &&
  (typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true }));

/** What Tab reaches inside an element, in order. */
export const tabStops = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(reachable)].filter(isShown);

/** Where the focus may go when an element is about to leave the page: what follows it, else what stands before it. */
export function stopNear(leaving: Element): HTMLElement | undefined {
  const all = tabStops(leaving.ownerDocument).filter((stop) => !leaving.contains(stop));
  const next = all.find((stop) => leaving.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
  return next ?? all.at(-1);
}
