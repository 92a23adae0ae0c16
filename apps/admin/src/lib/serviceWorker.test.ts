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
/** What the server says of the worker's script, or of the page. */
let answer: () => Promise<Response>;

const script = (type = 'text/javascript') => new Response('', { headers: { 'content-type': type } });

beforeEach(() => {
  container = new FakeContainer();
  reload = vi.fn();
  onUpdate = vi.fn();
  answer = async () => script();
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => answer());
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

/** Places the page. */
function at(address: string) {
  const { origin, hostname, href } = new URL(address);
  vi.stubGlobal('location', { origin, hostname, href, reload });
  Object.defineProperty(document, 'baseURI', { value: address, configurable: true });
}

/** The module, loaded afresh as by a page. */
async function start(options: { script?: string } = {}) {
  vi.resetModules();
  const module = await import('./serviceWorker');
  await module.registerServiceWorker({ onUpdate, ...options } as never);
  return module;
}

describe('registering', () => {
  it('happens where the origin of the script is that of the page', async () => {
    await start();
    expect(container.register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  });

  it('does not happen for a script of another origin', async () => {
    await start({ script: 'https://cdn.example/sw.js' });
    expect(container.register).not.toHaveBeenCalled();
  });

  it('is left out where the browser has no workers', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await expect(start()).resolves.toBeDefined();
  });

  it('keeps its errors to itself', async () => {
    container.register.mockRejectedValue(new DOMException('no', 'SecurityError'));
    await expect(start()).resolves.toBeDefined();
    expect(reload).not.toHaveBeenCalled();
  });

  it('gives a typed address where the page asks for one, by one policy however often it registers', async () => {
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

  it('registers a script that is there', async () => {
    await start();
    expect(container.register).toHaveBeenCalledOnce();
  });

  it.each<[string, () => Promise<Response>]>([
    ['is missing', async () => new Response('', { status: 404 })],
    ['is the page itself', async () => script('text/html')],
    ['has no type', async () => new Response(new Uint8Array())],
  ])('takes the worker away where the script %s, and reloads once', async (_name, reply) => {
    answer = reply;
    await start();
    expect(container.register).not.toHaveBeenCalled();
    expect(container.registration.unregister).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
    await start();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves the page alone where there is neither script nor worker', async () => {
    answer = async () => new Response('', { status: 404 });
    container.getRegistration.mockResolvedValue(undefined);
    await start();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is silent where the script cannot be asked for', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await start();
    expect(container.register).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a worker', () => {
  it('of the first visit takes charge without a word and without a reload', async () => {
    await start();
    const worker = container.registration.find();
    worker.become('installed');
    container.controller = worker;
    worker.become('activated');
    container.take();
    expect(onUpdate).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('that comes later is offered, and reloads the page once when it has taken over', async () => {
    container.controller = new FakeWorker();
    await start();
    const worker = container.registration.find();
    expect(onUpdate).not.toHaveBeenCalled();
    worker.become('installed');
    expect(onUpdate).toHaveBeenCalledOnce();
    const [version] = onUpdate.mock.calls[0] as [{ takeOver: () => void }];
    version.takeOver();
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('take-over');
    expect(reload).not.toHaveBeenCalled();
    container.take();
    container.take();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that waits already is offered', async () => {
    container.controller = new FakeWorker();
    container.registration.waiting = new FakeWorker();
    await start();
    expect(onUpdate).toHaveBeenCalledOnce();
  });

  it('that another tab put in charge does not reload this one', async () => {
    container.controller = new FakeWorker();
    container.registration.waiting = new FakeWorker();
    await start();
    container.take();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a page whose code did not load', () => {
  const page = (build: string) => async () => new Response(`<script type="module" src="/assets/${build}.js"></script>`);

  beforeEach(() => {
    const own = { getAttribute: () => '/assets/old.js' } as unknown as Element;
    vi.spyOn(document, 'querySelector').mockReturnValue(own);
    container.getRegistration.mockResolvedValue(undefined);
  });

  /** Without registering. */
  async function ask() {
    vi.resetModules();
    const { reloadForNewVersion } = await import('./serviceWorker');
    await reloadForNewVersion();
  }

  it('is reloaded once where the server has another build', async () => {
    answer = page('new');
    await ask();
    expect(reload).toHaveBeenCalledOnce();
    await ask();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each<[string, () => Promise<Response>]>([
    ['has the same build', page('old')],
    ['is in trouble', async () => new Response('', { status: 503 })],
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays where the server %s', async (_name, reply) => {
    answer = reply;
    await ask();
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays while a form has changes, and is reloaded later', async () => {
    answer = page('new');
    const hold = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    await ask();
    expect(reload).not.toHaveBeenCalled();
    window.removeEventListener('beforeunload', hold);
    await ask();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not answered by the old worker: that is taken away first', async () => {
    answer = page('new');
    container.getRegistration.mockResolvedValue(container.registration);
    await ask();
    expect(container.registration.unregister).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });
});
