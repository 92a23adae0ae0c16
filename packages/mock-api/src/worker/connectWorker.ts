import type { ApiResponse, Backend, MockApiOptions } from '../engine';
import type { Fault } from '../fault';
import { cancel, type WorkerMessage, type WorkerReply } from './messages';

/** Starts the API in a worker. Rejects if the worker does not start. */
export async function connectWorker(
  worker: Worker,
  { storage, now, faults = [], random: _random, ...data }: MockApiOptions,
): Promise<Backend> {
  function send(message: WorkerMessage, signal?: AbortSignal) {
    const { port1: port, port2 } = new MessageChannel();
    const onAbort = () => port.postMessage(cancel);
    signal?.addEventListener('abort', onAbort);
    return new Promise<ApiResponse | null | undefined>((resolve, reject) => {
      port.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
        if ('error' in data) reject(new Error(data.error));
        else resolve(data.response);
      });
      port.start();
      worker.postMessage(message, [port2]);
    }).finally(() => {
      signal?.removeEventListener('abort', onAbort);
      port.close();
    });
  }

  const options = {
    ...data,
    stored: Boolean(storage),
    clockOffset: now ? now().getTime() - Date.now() : 0,
  };
  let onError!: (event: ErrorEvent) => void;
  await Promise.race([
    send({ kind: 'start', options }),
    new Promise<never>((_resolve, reject) => {
      onError = (event) => {
        event.preventDefault();
        reject(new Error(event.message || 'The script of the worker could not be loaded.'));
      };
      worker.addEventListener('error', onError);
    }),
  ]);
  worker.removeEventListener('error', onError);

  const numbers = new WeakMap<Fault, number>();
  let last = 0;
  const numberOf = (fault: Fault) => {
    if (!numbers.has(fault)) numbers.set(fault, (last += 1));
    return numbers.get(fault)!;
  };
  return {
    ready: Promise.resolve(),
    respond: async (method, url, { read, authorization, language, signal }) => {
      const wire = read();
      const numbered = faults.map((fault) => [numberOf(fault), fault] as const);
      return send(
        { kind: 'request', method, url, wire, headers: { authorization, language }, faults: numbered },
        signal,
      );
    },
    reset: async () => void (await send({ kind: 'reset' })),
  };
}
