import type { AxiosInstance } from 'axios';
import type { Backend, MockApiOptions } from '../engine';
import { installAdapter } from '../installAdapter';
import type { MockApi } from '../installMockApi';
import { connectWorker } from './connectWorker';

/**
 * Like `installMockApi`, but the API runs in a worker whose script calls `serveMockApi`, so generating and storing data
 * does not block the page. If the worker does not start, the API runs in the page and logs a warning.
 *
 * @param createWorker returns a new module worker
 * @param options `random` is ignored. With a `storage`, the worker stores the data in IndexedDB
 */
export function installMockApiInWorker(
  http: AxiosInstance,
  createWorker: () => Worker,
  options: MockApiOptions = {},
): MockApi {
  const faults = [...(options.faults ?? [])];

  async function start(): Promise<Backend> {
    let worker: Worker | undefined;
    try {
      worker = createWorker();
      return await connectWorker(worker, { ...options, faults });
    } catch (cause) {
      worker?.terminate();
      // oxlint-disable-next-line eslint/no-console -- a developer should know why the page is slower
      console.warn('[mock-api] The worker did not start. The API runs in the page.', cause);
      const { createEngine } = await import('../engine');
      return createEngine({ ...options, faults });
    }
  }

  const backend = start();
  const ready = backend.then((started) => started.ready);
  const reset = async () => (await backend).reset();
  const adapter = installAdapter(
    http,
    {
      ready,
      reset,
      respond: async (...request) => (await backend).respond(...request),
    },
    options.now,
  );
  return { ready, faults, reset, restore: () => adapter.restore() };
}
