import { trustedScript } from './trustedScript';
import { hasUnsavedChanges } from './unsavedChanges';

/** A new version that is waiting to be activated. */
export interface WaitingVersion {
  /** Activates the new version and then reloads the page. */
  activate: () => void;
}

export interface ServiceWorkerOptions {
  /** URL of the worker's script. */
  script?: string;
  /** Called when a new version is waiting. Not called on the first visit. */
  onUpdate: (version: WaitingVersion) => void;
}

const unregisteredKey = 'workerReloaded';
const reloadedBuildKey = 'reloadedBuild';
const isLocalhost = () => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(window.location.hostname);

/** Returns true if the script exists. Hosts with an SPA fallback respond with HTML instead. */
async function isScript(script: string) {
  const response = await fetch(script, { headers: { 'service-worker': 'script' }, cache: 'no-store' });
  return response.ok && /javascript/.test(response.headers.get('content-type') ?? '');
}

/** Unregisters a worker whose script no longer exists and reloads once, so that it stops serving the page. */
async function removeWorker() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  await registration.unregister();
  if (sessionStorage.getItem(unregisteredKey)) return;
  sessionStorage.setItem(unregisteredKey, 'yes');
  window.location.reload();
}

function skipWaiting(worker: ServiceWorker) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage has no target origin
  worker.postMessage('skip-waiting');
}

async function register({ script = '/sw.js', onUpdate }: ServiceWorkerOptions) {
  if (new URL(script, document.baseURI).origin !== window.location.origin) return;
  if (isLocalhost() && !(await isScript(script))) {
    await removeWorker();
    return;
  }
  const registration = await navigator.serviceWorker.register(trustedScript(script) as never);
  let isActivating = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker claims a page that was just loaded from the network, so no reload is needed.
    if (!isActivating) return;
    isActivating = false;
    window.location.reload();
  });
  const report = (worker: ServiceWorker) =>
    onUpdate({
      activate: () => {
        isActivating = true;
        skipWaiting(worker);
      },
    });
  if (registration.waiting && navigator.serviceWorker.controller) report(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) report(worker);
    });
  });
}

/** Registers the service worker if its script has the same origin. Ignores errors. */
export async function registerServiceWorker(options: ServiceWorkerOptions): Promise<void> {
  try {
    if ('serviceWorker' in navigator) await register(options);
  } catch {
    // The app also works without a service worker.
  }
}

/**
 * Reloads if the server has another build than this page, once per build and never while a form has unsaved
 * changes. Use it when code of the page failed to load. Ignores errors.
 */
export async function reloadForNewVersion(): Promise<void> {
  const build = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!build) return;
  try {
    if (sessionStorage.getItem(reloadedBuildKey) === build) return;
    // The query bypasses the worker's cached page.
    const response = await fetch(`/index.html?at=${Date.now()}`, { cache: 'no-store' });
    if (!response.ok || (await response.text()).includes(`"${build}"`) || hasUnsavedChanges()) return;
    sessionStorage.setItem(reloadedBuildKey, build);
    const registration = await navigator.serviceWorker?.getRegistration();
    // The new worker may still be waiting. Without a worker, the reload fetches the new page immediately.
    await registration?.unregister();
    window.location.reload();
  } catch {
    // The error page lets the user reload.
  }
}
