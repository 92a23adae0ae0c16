import { writeFileSync } from 'node:fs';

/**
 * A Vitest reporter that writes the files of unhandled errors to the file named by `LARDER_UNHANDLED`. The JSON report
 * does not contain these errors. The name is empty if the file is unknown.
 */
export default class UnhandledReporter {
  onTestRunEnd(modules, errors) {
    if (!process.env.LARDER_UNHANDLED) return;
    const files = errors.map(({ VITEST_TEST_PATH: path, stacks = [] }) => {
      const isTestFile = ({ file }) => modules.some(({ moduleId }) => moduleId === file);
      return path ?? stacks.find(isTestFile)?.file ?? '';
    });
    writeFileSync(process.env.LARDER_UNHANDLED, JSON.stringify(files));
  }
}
