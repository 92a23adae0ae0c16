/** Something that goes wrong on purpose: with every call that fits, or only some of them. */
export interface Fault {
  /** `slow` waits; `error` answers `status`; `offline` fails like a lost network; `unauthorized` answers 401; `malformed` answers text that is no JSON. */
  kind: 'slow' | 'error' | 'offline' | 'unauthorized' | 'malformed';
  /** Start of the path, such as `/api/users`; absent: every call. */
  path?: string;
  /** Start of the paths that are spared. */
  except?: string;
  method?: 'GET' | 'POST' | 'DELETE';
  /** Milliseconds, for `slow`. @default 3000 */
  delay?: number;
  /** For `error`. @default 503 */
  status?: number;
  /** Calls that still go well first. @default 0 */
  after?: number;
  /** Calls it strikes. @default Infinity */
  times?: number;
  /** Share of the calls it strikes, 0 to 1. @default 1 */
  rate?: number;
}

/** Finds the faults a call meets; counts calls by itself, so that a list of faults stays plain data. */
export function createFaultTracker(faults: readonly Fault[], random: () => number) {
  const counts = new WeakMap<Fault, number>();
  return (method: string, path: string): Fault[] =>
    faults.filter((fault) => {
      if (fault.method && fault.method !== method) return false;
      if (fault.path && !path.startsWith(fault.path)) return false;
      if (fault.except && path.startsWith(fault.except)) return false;
      const count = counts.get(fault) ?? 0;
      counts.set(fault, count + 1);
      const { after = 0, times = Infinity, rate = 1 } = fault;
      return count >= after && count < after + times && (rate >= 1 || random() < rate);
    });
}
