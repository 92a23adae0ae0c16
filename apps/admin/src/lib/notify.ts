import type { toast as Toast } from '@larder/ui/toast';

let isWanted = false;
const listeners = new Set<() => void>();
let announce: (toast: typeof Toast) => void;
const region = new Promise<typeof Toast>((resolve) => {
  announce = resolve;
});

/** Whether the toast region has a reason to be there: the first paint has nothing to say, and sign-in hardly ever. */
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
  /** Loads the region with the first press of a pointer or key: before most toasts, after the first load of the page. */
  wantOnInteraction() {
    const stop = new AbortController();
    const want = () => {
      stop.abort();
      toastRegion.want();
    };
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, want, { signal: stop.signal });
    return () => stop.abort();
  },
  /** Called once it stands in the page, with what shows a toast in it. */
  ready: (toast: typeof Toast) => announce(toast),
};

/** Takes all toasts away: what they tell, and offer to take back, is not for the next person. */
export function clearToasts() {
  if (isWanted) void notify((toast) => toast.dismiss());
}

/** Shows a toast; the code for it comes with the region. What was asked for first is done first. */
export async function notify(show: (toast: typeof Toast) => void): Promise<void> {
  toastRegion.want();
  show(await region);
}
