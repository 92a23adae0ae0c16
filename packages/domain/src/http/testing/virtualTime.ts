import { setImmediate as nextMacrotask } from 'node:timers/promises';

/** A task of a tab or, if `tab` is `null`, of the server or the browser process. */
interface Task {
  at: number;
  tab: number | null;
  run: () => unknown;
}

/**
 * Creates a simulated clock. Runs one task at a time, in the order of their times, with the microtasks it queues.
 * Replaces the timers of the page.
 */
export function createVirtualTime() {
  let tasks: Task[] = [];
  let parked: Task[] = [];
  const stopped = new Set<number>();
  const timers = new Map<number, Task>();
  let lastTimer = 0;

  const time = {
    now: 0,
    /** The tab whose code is running. */
    tab: 0,

    /** Runs `run` after a delay in milliseconds. Tasks of the same time run in the order in which they were added. */
    add(delay: number, tab: number | null, run: () => unknown): Task {
      const task = { at: time.now + delay, tab, run };
      const index = tasks.findIndex(({ at }) => at > task.at);
      tasks.splice(index < 0 ? tasks.length : index, 0, task);
      return task;
    },

    setTimeout(run: () => void, delay = 0) {
      const timer = (lastTimer += 1);
      const task = time.add(delay, time.tab, () => {
        timers.delete(timer);
        run();
      });
      timers.set(timer, task);
      return timer;
    },

    clearTimeout(timer: number) {
      const task = timers.get(timer);
      timers.delete(timer);
      tasks = tasks.filter((entry) => entry !== task);
    },

    /** Stops running the tasks of the tab, as if it had crashed. */
    stop: (tab: number) => void stopped.add(tab),
    isStopped: (tab: number) => stopped.has(tab),

    /** Resumes all stopped tabs and reschedules their tasks, so that no state is left in their modules. */
    resumeAll() {
      stopped.clear();
      for (const { tab, run } of parked.splice(0)) time.add(0, tab, run);
    },

    /** Runs code of a tab now. */
    runIn<T>(tab: number, run: () => T): T {
      const before = time.tab;
      time.tab = tab;
      try {
        return run();
      } finally {
        time.tab = before;
      }
    },

    /** Runs all tasks, including those they add. */
    async runAll() {
      await nextMacrotask();
      for (let task = tasks.shift(); task; task = tasks.shift()) {
        time.now = Math.max(time.now, task.at);
        if (task.tab !== null && stopped.has(task.tab)) {
          parked.push(task);
          continue;
        }
        if (task.tab !== null) time.tab = task.tab;
        task.run();
        await nextMacrotask();
      }
    },

    reset() {
      tasks = [];
      parked = [];
      stopped.clear();
      timers.clear();
      time.now = 0;
    },
  };
  return time;
}

export type VirtualTime = ReturnType<typeof createVirtualTime>;
