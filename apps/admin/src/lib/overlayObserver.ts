const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

export const hasOpenOverlay = () => document.querySelector(overlays) !== null;

/** Calls `onChange` now and whenever the first overlay opens or the last one closes. Returns a cleanup function. */
export function observeOverlays(onChange: (isOpen: boolean) => void): () => void {
  let last: boolean | undefined;
  const update = () => {
    const isOpen = hasOpenOverlay();
    if (isOpen === last) return;
    last = isOpen;
    onChange(isOpen);
  };
  // Most overlays are portaled to the body, but some render inside the app: observe the subtree.
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true, subtree: true });
  update();
  return () => observer.disconnect();
}
