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

const reloadedKey = 'workerReloaded';
const isLocalhost = () => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(window.location.hostname);

/** `require-trusted-types-for` asks for a typed address; the policy lets the one script through. */
function trusted(script: string): string {
  const policies = (window as { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown } })
    .trustedTypes;
  const policy = policies?.createPolicy('larder', { createScriptURL: (url: string) => url }) as
    { createScriptURL: (url: string) => unknown } | undefined;
  return (policy?.createScriptURL(script) ?? script) as string;
}

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
  if (sessionStorage.getItem(reloadedKey)) return;
  sessionStorage.setItem(reloadedKey, 'yes');
  window.location.reload();
}

async function register({ script = '/sw.js', onUpdate }: ServiceWorkerOptions) {
  if (new URL(script, document.baseURI).origin !== window.location.origin) return;
  if (isLocalhost() && !(await isScript(script))) {
    await removeWorker();
    return;
  }
  const registration = await navigator.serviceWorker.register(trusted(script) as never);
  let isTakingOver = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes charge of a page that has just come from the network: nothing is new then.
    if (isTakingOver) window.location.reload();
  });
  const tell = (worker: ServiceWorker) =>
    onUpdate({
      takeOver: () => {
        isTakingOver = true;
        worker.postMessage('take-over');
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

/** Registers the service worker where the origin fits (pages.md 3.14); whatever fails there stays silent. */
export async function registerServiceWorker(options: ServiceWorkerOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await register(options);
  } catch {
    // The app works without it.
  }
}
