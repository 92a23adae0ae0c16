import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A Vitest reporter that writes the running test files to the file named by `LARDER_RUNNING`, to report which one hangs. */
export default class HangReporter {
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
