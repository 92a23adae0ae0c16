import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * A Vitest reporter that keeps the names of the test files at work in the file LARDER_RUNNING names: a test that never comes
 * back to its caller can say nothing itself when the run is ended over it.
 */
export default class RunningFiles {
  #running = new Set();

  #write() {
    if (process.env.LARDER_RUNNING) writeFileSync(process.env.LARDER_RUNNING, [...this.#running].join('\n'));
  }

  onTestModuleStart({ moduleId }) {
    this.#running.add(relative(process.cwd(), moduleId));
    this.#write();
  }

  onTestModuleEnd({ moduleId }) {
    this.#running.delete(relative(process.cwd(), moduleId));
    this.#write();
  }
}
