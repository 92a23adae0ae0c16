/** Runs a task. Errors are reported like uncaught ones and do not reach the caller. */
export function runSafely(task: () => void) {
  try {
    task();
  } catch (error) {
    globalThis.reportError?.(error);
  }
}
