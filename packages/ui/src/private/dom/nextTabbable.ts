const reachable =
  ':is(a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]):not([tabindex^="-"])';

const isShown = (element: Element) =>
  element.closest('[inert], [hidden]') === null &&
  (typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true }));

/** Returns the tabbable elements inside `root`, in DOM order. */
export const tabbableElements = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>(reachable)].filter(isShown);

/** Returns the tabbable element after `leaving`, or the last one before it. */
export function nextTabbable(leaving: Element): HTMLElement | undefined {
  const all = tabbableElements(leaving.ownerDocument).filter((stop) => !leaving.contains(stop));
  const next = all.find((stop) => leaving.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
  return next ?? all.at(-1);
}
