import type { toast as Toast } from '@larder/ui/toast';

let isWanted = false;
const listeners = new Set<() => void>();
let resolveRegion: (toast: typeof Toast) => void;
const region = new Promise<typeof Toast>((resolve) => {
  resolveRegion = resolve;
});

/** Lazy-loads the toast region when it is needed, because the first paint rarely shows a toast. */
export const toastRegion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isWanted: () => isWanted,
  want() {
    isWanted = true;
    for (const listener of listeners) listener();
  },
  /** Loads the region on the first pointer or key press, which precedes most toasts. */
  wantOnInteraction() {
    const stop = new AbortController();
    const want = () => {
      stop.abort();
      toastRegion.want();
    };
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, want, { signal: stop.signal });
    return () => stop.abort();
  },
  /** Provides the toast function of the mounted region to the waiting calls. */
  ready: (toast: typeof Toast) => resolveRegion(toast),
};

/** Removes all toasts, so that the next user neither sees them nor can undo the changes. */
export function clearToasts() {
  if (isWanted) void notify((toast) => toast.dismiss());
}

/** Shows a toast as soon as the region is loaded. Keeps the order of calls. */
export async function notify(show: (toast: typeof Toast) => void): Promise<void> {
  toastRegion.want();
  show(await region);
}
