/** A simulated failure of all or some requests. */
export interface Fault {
  /**
   * `slow` delays the response; `error` responds with `status`; `offline` causes a network error; `unauthorized` rejects
   * the first token it receives; `malformed` responds with invalid JSON.
   */
  kind: 'slow' | 'error' | 'offline' | 'unauthorized' | 'malformed';
  /** Path prefix, such as `/api/users`. Without it, all paths are affected. */
  path?: string;
  /** Prefix of paths that are excluded. */
  except?: string;
  method?: 'GET' | 'POST' | 'DELETE';
  /** Delay in milliseconds, for `slow`. @default 3000 */
  delay?: number;
  /** Status for `error`. @default 503 */
  status?: number;
  /** Number of requests before the first affected one. @default 0 */
  after?: number;
  /** Number of affected requests. @default Infinity */
  times?: number;
  /** Probability with which a request is affected, 0 to 1. @default 1 */
  rate?: number;
}

/**
 * Returns a function that finds the faults of a request. Counts requests separately, so that faults stay plain data.
 */
export function createFaultTracker(faults: readonly Fault[], random: () => number) {
  const counts = new WeakMap<Fault, number>();
  const tokens = new WeakMap<Fault, string>();
  return (method: string, path: string, authorization: string): Fault[] =>
    faults.filter((fault) => {
      if (fault.method && fault.method !== method) return false;
      if (fault.path && !path.startsWith(fault.path)) return false;
      if (fault.except && path.startsWith(fault.except)) return false;
      if (fault.kind === 'unauthorized') {
        const token = tokens.get(fault) || authorization;
        if (authorization !== token) return false;
        tokens.set(fault, token);
      }
      const count = counts.get(fault) ?? 0;
      counts.set(fault, count + 1);
      const { after = 0, times = Infinity, rate = 1 } = fault;
      return count >= after && count < after + times && (rate >= 1 || random() < rate);
    });
}
