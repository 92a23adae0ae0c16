const regions = new Map<'polite' | 'assertive', HTMLElement>();
let latest = 0;

function regionOf(kind: 'polite' | 'assertive') {
  const known = regions.get(kind);
  if (known?.isConnected) return known;
  const region = document.createElement('div');
  region.setAttribute('aria-live', kind);
  region.setAttribute('role', kind === 'polite' ? 'status' : 'alert');
  // React Aria keeps elements with this attribute exposed behind an open dialog.
  region.dataset.liveAnnouncer = 'true';
  region.style.cssText =
    'position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  document.body.append(region);
  regions.set(kind, region);
  return region;
}

/** Announces a message to screen readers, independent of the component that it is about. */
export function announce(sentence: string, kind: 'polite' | 'assertive' = 'polite') {
  if (typeof document === 'undefined' || sentence === '') return;
  const region = regionOf(kind);
  latest += 1;
  const own = latest;
  // A live region must exist before its text changes, and a repeated text must be cleared first.
  region.textContent = '';
  setTimeout(() => {
    if (own === latest) region.textContent = sentence;
  }, 50);
}
