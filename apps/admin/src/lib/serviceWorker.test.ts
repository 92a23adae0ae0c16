import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();

  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  unregister = vi.fn(async () => true);

  find() {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    return worker;
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  registration = new FakeRegistration();
  register = vi.fn(async (_script: unknown) => this.registration);
  getRegistration = vi.fn(async (): Promise<FakeRegistration | undefined> => this.registration);

  take() {
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let container: FakeContainer;
let reload: ReturnType<typeof vi.fn>;
let onUpdate: ReturnType<typeof vi.fn>;
/** Returns the response to a request for the worker's script or the page. */
let respond: () => Promise<Response>;

const script = (type = 'text/javascript') => new Response('', { headers: { 'content-type': type } });

beforeEach(() => {
  container = new FakeContainer();
  reload = vi.fn();
  onUpdate = vi.fn();
  respond = async () => script();
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => respond());
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  at('https://larder.example/apps/user/list');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'trustedTypes');
  vi.restoreAllMocks();
});

/** Sets the URL of the page. */
function at(address: string) {
  const { origin, hostname, href } = new URL(address);
  vi.stubGlobal('location', { origin, hostname, href, reload });
  Object.defineProperty(document, 'baseURI', { value: address, configurable: true });
}

/** Registers a service worker with a new instance of the module, as a page load does. */
async function start(options: { script?: string } = {}) {
  vi.resetModules();
  const module = await import('./serviceWorker');
  await module.registerServiceWorker({ onUpdate, ...options } as never);
  return module;
}

describe('registerServiceWorker', () => {
  it('registerServiceWorker registers a script of the same origin', async () => {
    await start();
    expect(container.register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  });

  it('registerServiceWorker ignores a script of another origin', async () => {
    await start({ script: 'https://cdn.example/sw.js' });
    expect(container.register).not.toHaveBeenCalled();
  });

  it('registerServiceWorker does nothing in a browser without service workers', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await expect(start()).resolves.toBeDefined();
  });

  it('registerServiceWorker ignores errors', async () => {
    container.register.mockRejectedValue(new DOMException('no', 'SecurityError'));
    await expect(start()).resolves.toBeDefined();
    expect(reload).not.toHaveBeenCalled();
  });

  it('registerServiceWorker passes a trusted script URL and creates its policy only once', async () => {
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => unknown }) => ({
      createScriptURL: (url: string) => ({ typed: rules.createScriptURL(url) }),
    }));
    Object.assign(window, { trustedTypes: { createPolicy } });
    const { registerServiceWorker } = await start();
    await registerServiceWorker({ onUpdate: onUpdate as never });
    expect(container.register).toHaveBeenLastCalledWith({ typed: '/sw.js' });
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('larder-worker', expect.anything());
  });
});

describe('on localhost', () => {
  beforeEach(() => at('http://localhost:4173/'));

  it('on localhost, an existing script is registered', async () => {
    await start();
    expect(container.register).toHaveBeenCalledOnce();
  });

  it.each<[string, () => Promise<Response>]>([
    ['is missing', async () => new Response('', { status: 404 })],
    ['is the page itself', async () => script('text/html')],
    ['has no type', async () => new Response(new Uint8Array())],
  ])('on localhost, the worker is unregistered and the page reloads once if the script %s', async (_name, response) => {
    respond = response;
    await start();
    expect(container.register).not.toHaveBeenCalled();
    expect(container.registration.unregister).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
    await start();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('on localhost, nothing happens without a script and a worker', async () => {
    respond = async () => new Response('', { status: 404 });
    container.getRegistration.mockResolvedValue(undefined);
    await start();
    expect(reload).not.toHaveBeenCalled();
  });

  it('on localhost, nothing happens if the request for the script fails', async () => {
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    await start();
    expect(container.register).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('service worker', () => {
  it('the first service worker controls the page without an update or reload', async () => {
    await start();
    const worker = container.registration.find();
    worker.become('installed');
    container.controller = worker;
    worker.become('activated');
    container.take();
    expect(onUpdate).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('registerServiceWorker reports an update and reloads the page once after its activation', async () => {
    container.controller = new FakeWorker();
    await start();
    const worker = container.registration.find();
    expect(onUpdate).not.toHaveBeenCalled();
    worker.become('installed');
    expect(onUpdate).toHaveBeenCalledOnce();
    const [version] = onUpdate.mock.calls[0] as [{ activate: () => void }];
    version.activate();
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('skip-waiting');
    expect(reload).not.toHaveBeenCalled();
    container.take();
    container.take();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('registerServiceWorker reports an update that is already waiting', async () => {
    container.controller = new FakeWorker();
    container.registration.waiting = new FakeWorker();
    await start();
    expect(onUpdate).toHaveBeenCalledOnce();
  });

  it('the page does not reload if another tab activated the update', async () => {
    container.controller = new FakeWorker();
    container.registration.waiting = new FakeWorker();
    await start();
    container.take();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('reloadForNewVersion', () => {
  const page = (build: string) => async () => new Response(`<script type="module" src="/assets/${build}.js"></script>`);

  beforeEach(() => {
    const own = document.createElement('script');
    own.setAttribute('src', '/assets/old.js');
    vi.spyOn(document, 'querySelector').mockReturnValue(own);
    container.getRegistration.mockResolvedValue(undefined);
  });

  async function ask() {
    vi.resetModules();
    const { reloadForNewVersion } = await import('./serviceWorker');
    await reloadForNewVersion();
  }

  it('reloadForNewVersion reloads once if the server has another build', async () => {
    respond = page('new');
    await ask();
    expect(reload).toHaveBeenCalledOnce();
    await ask();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each<[string, () => Promise<Response>]>([
    ['has the same build', page('old')],
    ['responds with an error', async () => new Response('', { status: 503 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('reloadForNewVersion does not reload if the server %s', async (_name, response) => {
    respond = response;
    await ask();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloadForNewVersion does not reload while a form has unsaved changes', async () => {
    respond = page('new');
    const hold = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    await ask();
    expect(reload).not.toHaveBeenCalled();
    window.removeEventListener('beforeunload', hold);
    await ask();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloadForNewVersion unregisters the old worker and reloads', async () => {
    respond = page('new');
    container.getRegistration.mockResolvedValue(container.registration);
    await ask();
    expect(container.registration.unregister).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });
});
