const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether something lies over the page. */
export const isCovered = () => document.querySelector(layers) !== null;

/** Tells at once, and whenever a layer comes over the page or the last one goes; the answer ends it. */
export function watchCover(onChange: (isCovered: boolean) => void): () => void {
  let was: boolean | undefined;
  const look = () => {
    const is = isCovered();
    if (is === was) return;
    was = is;
    onChange(is);
  };
  // Layers stand beside the app in the body, or come with a part of it.
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
