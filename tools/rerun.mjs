/** Reruns failed tests alone. A test that passes then is flaky. Uses Node's built-in modules only. */
import { relative } from 'node:path';

/** More failures than this in one step point to a real defect: none is rerun. */
export const maxReruns = 10;

/** A run with more flaky tests than this fails. */
export const maxFlaky = 5;

/** An error that belongs to no file can't be rerun. */
const withoutFile = { name: 'an error outside the test files', before: { passed: 0, failed: 0 } };

const escapeRegExp = (text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Groups failed tests with errors of whole files; a file with an error is rerun as a whole. */
function groupByFile(tests, brokenFiles) {
  const files = [...new Set(brokenFiles)].map((file) => {
    if (!file) return withoutFile;
    const own = tests.filter((test) => test.file === file);
    const passed = own.filter((test) => !test.failed).length;
    return { name: file, file, before: { passed, failed: own.length - passed } };
  });
  const single = tests
    .filter((test) => test.failed && !brokenFiles.includes(test.file))
    .map(({ name, file, pattern }) => ({ name, file, pattern, before: { passed: 0, failed: 1 } }));
  return [...files, ...single];
}

/**
 * Returns the failures of a Vitest JSON report. A file that does not load, a failed hook and an unhandled error fail
 * without a failed test, so they name the file.
 *
 * @param unhandled files with unhandled errors, as `unhandledReporter.mjs` writes them
 */
export function vitestFailures(report, unhandled, root) {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, status }) => {
        const file = relative(root, name);
        const titles = [...ancestorTitles.filter(Boolean), title];
        return {
          name: [file, ...titles].join(' › '),
          file,
          pattern: `^${escapeRegExp(titles.join(' > '))}$`,
          failed: status === 'failed',
        };
      }),
  );
  const broken = report.testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    .map(({ name }) => relative(root, name));
  return groupByFile(tests, [...broken, ...unhandled.map((file) => file && relative(root, file))]);
}

/** Returns the arguments that run one failure of `vitestFailures` alone. */
export const vitestArguments = ({ file, pattern }) => [file, ...(pattern ? ['--testNamePattern', pattern] : [])];

/** Returns the failures of a Playwright JSON report. */
export function playwrightFailures(report) {
  const below = (suite, titles) => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ projectName, status }) => ({
          name: [`[${projectName}]`, file, ...titles, title].join(' › '),
          file,
          failed: status !== 'expected',
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => below(inner, [...titles, inner.title])),
  ];
  const tests = report.suites.flatMap((suite) => below(suite, []));
  // If a file does not load, Playwright runs no test at all: rerunning that file would leave out the others.
  const fileOf = ({ location }) => (tests.length > 0 && location ? relative(report.config.rootDir, location.file) : '');
  return groupByFile(tests, report.errors.map(fileOf));
}

/**
 * Runs each failure once more, alone.
 *
 * @param counted the tests that passed and failed in the first run
 * @param runAlone runs one failure; returns how many tests passed, 0 if it failed again
 * @returns the corrected counts and the names of the flaky tests
 */
export async function rerun(failures, counted, runAlone) {
  const total = { ...counted };
  const flaky = [];
  const hasTooMany = failures.length > maxReruns;
  for (const failure of failures) {
    const passed = hasTooMany || !failure.file ? 0 : await runAlone(failure);
    const { before } = failure;
    if (passed > 0) {
      flaky.push(failure.name);
      total.passed += passed - before.passed;
      total.failed -= before.failed;
    } else if (before.failed === 0) {
      total.failed += 1;
    }
  }
  return { ...total, flaky };
}

/** Counts the flaky tests of a run as failed if they are too many. */
export const limitFlaky = ({ passed, failed }, flaky) =>
  flaky.length > maxFlaky ? { passed: passed - flaky.length, failed: failed + flaky.length } : { passed, failed };
