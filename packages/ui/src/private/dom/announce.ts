const regions = new Map<'polite' | 'assertive', HTMLElement>();
let turn = 0;

function regionOf(kind: 'polite' | 'assertive') {
  const known = regions.get(kind);
  if (known?.isConnected) return known;
  const region = document.createElement('div');
  region.setAttribute('aria-live', kind);
  region.setAttribute('role', kind === 'polite' ? 'status' : 'alert');
  // React Aria leaves elements that say this alive behind an open dialog.
  region.dataset.liveAnnouncer = 'true';
  region.style.cssText =
    'position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  document.body.append(region);
  regions.set(kind, region);
  return region;
}

/** Says a sentence to screen readers, also when the part that it is about has gone. Nothing shows. */
export function announce(sentence: string, kind: 'polite' | 'assertive' = 'polite') {
  if (typeof document === 'undefined' || sentence === '') return;
  const region = regionOf(kind);
  turn += 1;
  const mine = turn;
  // A region that is new must be there before its text, and a text that repeats must first be gone.
  region.textContent = '';
  setTimeout(() => {
    if (mine === turn) region.textContent = sentence;
  }, 50);
}
