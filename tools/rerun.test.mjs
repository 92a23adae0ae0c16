import { describe, expect, it, vi } from 'vitest';
import { limitFlaky, playwrightFailures, rerun, vitestArguments, vitestFailures } from './rerun.mjs';

const root = '/repo';
const test = (titles, status = 'passed') => ({ ancestorTitles: titles.slice(0, -1), title: titles.at(-1), status });
const file = (name, tests, status = 'failed') => ({ name: `${root}/${name}`, status, assertionResults: tests });

describe('vitestFailures', () => {
  const failuresOf = (testResults, unhandled = []) => vitestFailures({ testResults }, unhandled, root);

  it('returns a failed test with a pattern that matches only its full name', () => {
    const failures = failuresOf([file('a.test.ts', [test(['', 'group', 'adds (1 + 1)'], 'failed'), test(['other'])])]);
    expect(failures).toMatchObject([{ name: 'a.test.ts › group › adds (1 + 1)', before: { passed: 0, failed: 1 } }]);
    const [path, flag, pattern] = vitestArguments(failures[0]);
    expect([path, flag]).toEqual(['a.test.ts', '--testNamePattern']);
    expect('group > adds (1 + 1)').toMatch(new RegExp(pattern));
    expect('group > adds (1 + 1) twice').not.toMatch(new RegExp(pattern));
  });

  it('returns a file that does not load', () => {
    const failures = failuresOf([file('a.test.ts', [])]);
    expect(failures).toEqual([{ name: 'a.test.ts', file: 'a.test.ts', before: { passed: 0, failed: 0 } }]);
    expect(vitestArguments(failures[0])).toEqual(['a.test.ts']);
  });

  it('returns a file whose hook failed, with the tests that passed before', () => {
    const failures = failuresOf([file('a.test.ts', [test(['passes']), test(['never ran'], 'skipped')])]);
    expect(failures).toMatchObject([{ name: 'a.test.ts', before: { passed: 1, failed: 0 } }]);
  });

  it('returns the file of an unhandled error instead of its failed tests', () => {
    const tests = [test(['passes']), test(['fails'], 'failed')];
    const failures = failuresOf(
      [file('a.test.ts', tests), file('b.test.ts', [test(['passes'])], 'passed')],
      [`${root}/a.test.ts`],
    );
    expect(failures).toMatchObject([{ name: 'a.test.ts', before: { passed: 1, failed: 1 } }]);
  });

  it('returns an unhandled error without a file as a failure that cannot be rerun', () => {
    expect(failuresOf([file('a.test.ts', [test(['passes'])], 'passed')], [''])).toEqual([
      { name: 'an error outside the test files', before: { passed: 0, failed: 0 } },
    ]);
  });
});

describe('playwrightFailures', () => {
  const spec = (title, ...tests) => ({ title, file: 'a.spec.ts', tests });
  const inMode = (projectName, status = 'expected') => ({ projectName, status });
  const report = (specs, suites = [], errors = []) => ({
    config: { rootDir: `${root}/e2e` },
    suites: [{ title: 'a.spec.ts', specs, suites }],
    errors,
  });

  it('returns a failed test in the mode in which it failed', () => {
    const found = report(
      [],
      [{ title: 'group', specs: [spec('opens', inMode('light'), inMode('phone', 'unexpected'))] }],
    );
    expect(playwrightFailures(found)).toMatchObject([
      { name: '[phone] › a.spec.ts › group › opens', before: { passed: 0, failed: 1 } },
    ]);
  });

  it('does not return skipped tests', () => {
    expect(playwrightFailures(report([spec('opens', inMode('light', 'skipped'))]))).toEqual([]);
  });

  it('returns the file of an error that occurred outside its tests', () => {
    const errors = [{ message: 'Teardown failed', location: { file: `${root}/e2e/a.spec.ts`, line: 1 } }];
    expect(playwrightFailures(report([spec('opens', inMode('light'))], [], errors))).toMatchObject([
      { name: 'a.spec.ts', file: 'a.spec.ts', before: { passed: 1, failed: 0 } },
    ]);
  });

  it('does not rerun a file that prevented every test from running', () => {
    const errors = [{ message: 'SyntaxError', location: { file: `${root}/e2e/a.spec.ts`, line: 1 } }];
    const [failure] = playwrightFailures({ ...report([]), suites: [], errors });
    expect(failure.file).toBeUndefined();
  });
});

describe('rerun', () => {
  const failed = (name) => ({ name, file: name, before: { passed: 0, failed: 1 } });

  it('counts a test that passes alone as passed and flaky', async () => {
    const runAlone = vi.fn(async ({ name }) => (name === 'a' ? 1 : 0));
    const result = await rerun([failed('a'), failed('b')], { passed: 8, failed: 2 }, runAlone);
    expect(result).toEqual({ passed: 9, failed: 1, flaky: ['a'] });
    expect(runAlone).toHaveBeenCalledTimes(2);
  });

  it('replaces the counts of a file that passes alone', async () => {
    const broken = { name: 'a', file: 'a', before: { passed: 1, failed: 1 } };
    expect(await rerun([broken], { passed: 4, failed: 1 }, async () => 3)).toEqual({
      passed: 6,
      failed: 0,
      flaky: ['a'],
    });
  });

  it('counts a file that fails again without a failed test as one failure', async () => {
    const broken = { name: 'a', file: 'a', before: { passed: 0, failed: 0 } };
    expect(await rerun([broken], { passed: 4, failed: 0 }, async () => 0)).toEqual({ passed: 4, failed: 1, flaky: [] });
  });

  it('reruns nothing if the error has no file', async () => {
    const runAlone = vi.fn(async () => 1);
    const broken = { name: 'an error', before: { passed: 0, failed: 0 } };
    expect(await rerun([broken], { passed: 4, failed: 0 }, runAlone)).toMatchObject({ failed: 1 });
    expect(runAlone).not.toHaveBeenCalled();
  });

  it('reruns nothing when more than ten tests failed', async () => {
    const runAlone = vi.fn(async () => 1);
    const failures = Array.from({ length: 11 }, (_, i) => failed(`test ${i}`));
    expect(await rerun(failures, { passed: 0, failed: 11 }, runAlone)).toEqual({ passed: 0, failed: 11, flaky: [] });
    expect(runAlone).not.toHaveBeenCalled();
  });
});

describe('limitFlaky', () => {
  const names = (length) => Array.from({ length }, (_, i) => `test ${i}`);

  it('allows five flaky tests', () => {
    expect(limitFlaky({ passed: 10, failed: 0 }, names(5))).toEqual({ passed: 10, failed: 0 });
  });

  it('counts six flaky tests as failed', () => {
    expect(limitFlaky({ passed: 10, failed: 0 }, names(6))).toEqual({ passed: 4, failed: 6 });
  });
});
