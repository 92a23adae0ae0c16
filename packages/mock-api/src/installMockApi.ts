import type { AxiosInstance } from 'axios';
import { createEngine, type MockApiOptions } from './engine';
import type { Fault } from './fault';
import { installAdapter } from './installAdapter';

export interface MockApi {
  /** Restores the initial data, including the stored data. */
  reset(): Promise<void>;
  /** Restores the adapter of the axios instance. */
  restore(): void;
  /** Resolves when the stored data has loaded. Requests wait for it. */
  ready: Promise<void>;
  /** Can be changed at any time. */
  faults: Fault[];
}

/** Serves the API on an axios instance. Requests to unknown endpoints go to the network. */
export function installMockApi(http: AxiosInstance, options: MockApiOptions = {}): MockApi {
  const faults = [...(options.faults ?? [])];
  const engine = createEngine({ ...options, faults });
  const adapter = installAdapter(http, engine, options.now);
  return { ready: engine.ready, faults, reset: engine.reset, restore: () => adapter.restore() };
}
