import { trustedScript } from './trustedScript';
import { hasUnsavedChanges } from './unsavedChanges';

/** A new version that waits until it is asked to take over. */
export interface WaitingVersion {
  /** Puts it in charge and reloads the page once it is. */
  takeOver: () => void;
}

export interface ServiceWorkerOptions {
  /** Address of the worker's script. */
  script?: string;
  /** Called when a new version is ready; not on the first visit. */
  onUpdate: (version: WaitingVersion) => void;
}

const unregisteredKey = 'workerReloaded';
const reloadedBuildKey = 'reloadedBuild';
const isLocalhost = () => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(window.location.hostname);

/** Whether the script is there and is one: a host that answers everything with its page would give HTML. */
async function isScript(script: string) {
  const answer = await fetch(script, { headers: { 'service-worker': 'script' }, cache: 'no-store' });
  return answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '');
}

/** Takes a worker away whose script is gone, and reloads once so that the page is no longer answered by it. */
async function removeWorker() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  await registration.unregister();
  if (sessionStorage.getItem(unregisteredKey)) return;
  sessionStorage.setItem(unregisteredKey, 'yes');
  window.location.reload();
}

function putInCharge(worker: ServiceWorker) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own method takes none
  worker.postMessage('take-over');
}

async function register({ script = '/sw.js', onUpdate }: ServiceWorkerOptions) {
  if (new URL(script, document.baseURI).origin !== window.location.origin) return;
  if (isLocalhost() && !(await isScript(script))) {
    await removeWorker();
    return;
  }
  const registration = await navigator.serviceWorker.register(trustedScript(script) as never);
  let isTakingOver = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes charge of a page that has just come from the network: nothing is new then.
    if (!isTakingOver) return;
    isTakingOver = false;
    window.location.reload();
  });
  const tell = (worker: ServiceWorker) =>
    onUpdate({
      takeOver: () => {
        isTakingOver = true;
        putInCharge(worker);
      },
    });
  if (registration.waiting && navigator.serviceWorker.controller) tell(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) tell(worker);
    });
  });
}

/** Registers the service worker where the origin fits; whatever fails there stays silent. */
export async function registerServiceWorker(options: ServiceWorkerOptions): Promise<void> {
  try {
    if ('serviceWorker' in navigator) await register(options);
  } catch {
    // The app works without it.
  }
}

/**
 * Reloads where the server has another build than the one this page came from: once for each build, and never over a
 * form with changes. For a page whose code did not load; silent where nothing can be found out.
 */
export async function reloadForNewVersion(): Promise<void> {
  const build = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!build) return;
  try {
    if (sessionStorage.getItem(reloadedBuildKey) === build) return;
    // With a query the worker's copy of the page does not answer.
    const answer = await fetch(`/index.html?at=${Date.now()}`, { cache: 'no-store' });
    if (!answer.ok || (await answer.text()).includes(`"${build}"`) || hasUnsavedChanges()) return;
    sessionStorage.setItem(reloadedBuildKey, build);
    const registration = await navigator.serviceWorker?.getRegistration();
    // A successor may wait long for its turn; without a worker the new page comes at once and brings its own.
    await registration?.unregister();
    window.location.reload();
  } catch {
    // The page says what can be done by hand.
  }
}
