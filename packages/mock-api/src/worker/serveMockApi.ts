import { createEngine, type ApiResponse, type Backend } from '../engine';
import type { Fault } from '../fault';
import { indexedDbStorage } from '../persistence';
import { cancel, type NumberedFault, type WorkerMessage, type WorkerOptions, type WorkerReply } from './messages';

/** Starts an engine. Faults keep their identity from request to request, because the engine counts them. */
function startEngine({ stored, clockOffset, ...options }: WorkerOptions) {
  const faults: Fault[] = [];
  const known = new Map<number, Fault>();
  const engine = createEngine({
    ...options,
    faults,
    storage: stored ? indexedDbStorage() : null,
    now: () => new Date(Date.now() + clockOffset),
  });
  const setFaults = (current: readonly NumberedFault[]) => {
    for (const [number, fault] of current) known.set(number, Object.assign(known.get(number) ?? {}, fault));
    faults.splice(0, faults.length, ...current.map(([number]) => known.get(number)!));
  };
  return { ...engine, setFaults };
}

/** The worker's global scope, or an event target in tests. */
type Scope = Pick<EventTarget, 'addEventListener'>;

/** Serves the API in a worker that `installMockApiInWorker` has started. */
export function serveMockApi(scope: Scope = globalThis) {
  let engine: (Backend & { setFaults: (faults: readonly NumberedFault[]) => void }) | undefined;

  async function respond(message: WorkerMessage, port: MessagePort): Promise<ApiResponse | null | undefined> {
    if (message.kind === 'start') {
      engine = startEngine(message.options);
      await engine.ready;
      return null;
    }
    if (!engine) throw new Error('The API has not been started.');
    if (message.kind === 'reset') {
      await engine.reset();
      return null;
    }
    const canceling = new AbortController();
    port.addEventListener('message', ({ data }) => data === cancel && canceling.abort());
    port.start();
    engine.setFaults(message.faults);
    return engine.respond(message.method, message.url, {
      ...message.headers,
      read: () => message.wire,
      signal: canceling.signal,
    });
  }

  async function reply({ data, ports }: MessageEvent<WorkerMessage>) {
    const port = ports[0]!;
    const send = (message: WorkerReply) => port.postMessage(message);
    try {
      send({ response: await respond(data, port) });
    } catch (error) {
      send({ error: String(error) });
    }
  }

  scope.addEventListener('message', (event) => void reply(event as MessageEvent<WorkerMessage>));
}
