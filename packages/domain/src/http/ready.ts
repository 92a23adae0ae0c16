let ready: Promise<unknown> | null = null;

/**
 * Delays every request until the promise resolves, for example until the in-browser API is installed. If it rejects,
 * requests fail with a network error.
 */
export function whenReady(promise: Promise<unknown>) {
  const gate = promise.then(() => {
    if (ready === gate) ready = null;
  });
  gate.catch(() => undefined);
  ready = gate;
}

/** The promise that requests wait for, or null. */
export const readyGate = () => ready;
