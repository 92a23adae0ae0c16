import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyModule } from './lazyModule';
import { lazyNamed } from './lazyNamed';
import { prefetchWhenQuiet } from './prefetch';

const Part = () => <p>The part</p>;
const failing = () => vi.fn<() => Promise<{ Part: typeof Part }>>().mockRejectedValue(new TypeError('Failed to fetch'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = (element: ReactNode) => act(async () => render(element));

/** Runs all retries of a failed import. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(5_000));

describe('lazyModule', () => {
  it('imports the module once', async () => {
    const importer = vi.fn().mockResolvedValue({ Part });
    const module = lazyModule(importer);
    expect(module.get()).toBeUndefined();
    await Promise.all([module.load(), module.load()]);
    expect(module.get()).toEqual({ Part });
    expect(importer).toHaveBeenCalledTimes(1);
  });

  it('retries a failed import twice, then again on the next call', async () => {
    const importer = failing();
    const module = lazyModule(importer);
    const failed = expect(module.load()).rejects.toMatchObject({ name: 'ChunkLoadError' });
    await settle();
    await failed;
    expect(importer).toHaveBeenCalledTimes(3);
    importer.mockResolvedValue({ Part });
    await expect(module.load()).resolves.toEqual({ Part });
  });

  it('imports a module that failed to load when the connection returns', async () => {
    const importer = failing();
    const module = lazyModule(importer);
    const listener = vi.fn();
    module.subscribe(listener);
    module.preload();
    await settle();
    expect(module.get()).toBeUndefined();
    importer.mockResolvedValue({ Part });
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(module.get()).toEqual({ Part });
    expect(listener).toHaveBeenCalled();
  });
});

describe('lazyNamed', () => {
  it('renders the fallback if the module fails to load, and the component when the connection returns', async () => {
    const importer = failing();
    const Lazy = lazyNamed(lazyModule(importer), 'Part', () => <p>Missing</p>);
    await show(
      <>
        <p>The page</p>
        <Suspense fallback={<p>Loading</p>}>
          <Lazy />
        </Suspense>
      </>,
    );
    expect(screen.getByText('Loading')).toBeDefined();
    await settle();
    await settle();
    expect(screen.getByText('Missing')).toBeDefined();
    expect(screen.getByText('The page')).toBeDefined();
    importer.mockResolvedValue({ Part });
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(screen.getByText('The part')).toBeDefined();
    expect(screen.queryByText('Missing')).toBeNull();
  });

  it('renders the component immediately if its module is loaded', async () => {
    const module = lazyModule(async () => ({ Part }));
    await module.load();
    const Lazy = lazyNamed(module, 'Part');
    const { container } = render(
      <Suspense fallback={<p>Loading</p>}>
        <Lazy />
      </Suspense>,
    );
    expect(container.textContent).toBe('The part');
  });

  it('renders nothing if the module fails to load and there is no fallback', async () => {
    const Lazy = lazyNamed(lazyModule(failing()), 'Part');
    const { container } = await show(
      <Suspense>
        <Lazy />
      </Suspense>,
    );
    await settle();
    await settle();
    expect(container.textContent).toBe('');
  });
});

describe('prefetchWhenQuiet', () => {
  it('does nothing in the data-saving mode of the browser', () => {
    const Observer = vi.fn();
    vi.stubGlobal('PerformanceObserver', Observer);
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    prefetchWhenQuiet();
    expect(Observer).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('loads lazy modules one second after the last response', async () => {
    let respond = () => {};
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
        constructor(callback: () => void) {
          respond = callback;
        }
      },
    );
    const stop = prefetchWhenQuiet();
    await vi.runAllTimersAsync();
    const importer = vi.fn().mockResolvedValue({});
    lazyModule(importer);
    await vi.advanceTimersByTimeAsync(900);
    respond();
    await vi.advanceTimersByTimeAsync(900);
    expect(importer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(importer).toHaveBeenCalledTimes(1);
    stop();
    const later = vi.fn().mockResolvedValue({});
    lazyModule(later);
    await vi.runAllTimersAsync();
    expect(later).not.toHaveBeenCalled();
  });
});
