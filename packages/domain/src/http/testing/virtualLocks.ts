import type { VirtualTime } from './virtualTime';

/**
 * Behavior of Web Locks: `granted` in turn; `lost` while they are held, so that the next tab gets them too;
 * `ungranted`, as if a suspended page held them; `silent` without any response; `denied` with an error; `absent`.
 */
export type LockMode = 'granted' | 'lost' | 'ungranted' | 'silent' | 'denied' | 'absent';

interface Waiting {
  tab: number;
  start: () => void;
  reject: (error: Error) => void;
}

/** Creates Web Locks with a single lock, shared by all tabs. */
export function createVirtualLocks(time: VirtualTime, mode: LockMode, delay: () => number) {
  let holder: Waiting | null = null;
  let queue: Waiting[] = [];
  const requests = new Set<Waiting>();

  function grantNext() {
    const next = queue.shift();
    holder = next ?? null;
    if (next) time.add(delay(), next.tab, next.start);
  }

  function release(request: Waiting) {
    if (holder === request) grantNext();
  }

  function request(tab: number, { ifAvailable, signal }: LockOptions, run: (lock: Lock | null) => unknown) {
    return new Promise((resolve, reject) => {
      if (mode === 'denied') return reject(new DOMException('denied', 'SecurityError'));
      const waiting: Waiting = { tab, start: () => start({ name: 'lock', mode: 'exclusive' }), reject };
      let isStarted = false;
      const start = (lock: Lock | null) => {
        if (signal?.aborted) return release(waiting);
        isStarted = true;
        const end = () => time.add(delay(), null, () => release(waiting));
        void Promise.resolve(run(lock)).then(resolve, reject).finally(end);
        if (lock && mode === 'lost') {
          time.add(10 * delay(), tab, () => {
            reject(new DOMException('stolen', 'AbortError'));
            release(waiting);
          });
        }
      };
      requests.add(waiting);
      signal?.addEventListener('abort', () => {
        queue = queue.filter((entry) => entry !== waiting);
        if (!isStarted) reject(new DOMException('aborted', 'AbortError'));
      });
      if (mode === 'silent') return;
      if (ifAvailable && (holder || mode === 'ungranted')) {
        time.add(delay(), tab, () => start(null));
      } else if (mode !== 'ungranted') {
        queue.push(waiting);
        if (!holder) grantNext();
      }
    });
  }

  return {
    /** Returns the lock manager of a tab, or `null` in the mode `absent`. */
    of: (tab: number) =>
      mode === 'absent'
        ? null
        : ({
            request: (_name: string, options: LockOptions, run: (lock: Lock | null) => unknown) =>
              request(tab, options, run),
          } as unknown as LockManager),
    /** Releases the lock of a crashed tab and removes its requests from the queue. */
    drop(tab: number) {
      queue = queue.filter((entry) => entry.tab !== tab);
      if (holder?.tab === tab) grantNext();
    },
    /** Rejects all requests, to leave no state in the modules of a tab. */
    rejectAll() {
      queue = [];
      for (const { tab, reject } of requests) time.add(0, tab, () => reject(new DOMException('closed', 'AbortError')));
    },
  };
}
