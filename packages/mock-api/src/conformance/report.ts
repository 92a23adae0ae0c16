export interface CheckResult {
  /** Short description of the check. */
  check: string;
  result: 'passed' | 'failed' | 'skipped';
  /** Actual result of a failed check, or the reason for skipping it. */
  detail?: string;
}

export interface CallReport {
  id: string;
  method: string;
  path: string;
  results: CheckResult[];
}

export interface Report {
  url: string;
  calls: CallReport[];
  passed: number;
  failed: number;
  skipped: number;
  /** Number of requests. */
  sent: number;
}

export const passed = (check: string): CheckResult => ({ check, result: 'passed' });
export const skipped = (check: string, detail: string): CheckResult => ({ check, result: 'skipped', detail });
/** Creates the result of a check: failed if there is a fault, otherwise passed. */
export const checkResult = (check: string, fault: string | null): CheckResult =>
  fault === null ? passed(check) : { check, result: 'failed', detail: fault };

export function summarize(url: string, calls: CallReport[], sent: number): Report {
  const count = (result: CheckResult['result']) =>
    calls.reduce((sum, { results }) => sum + results.filter((entry) => entry.result === result).length, 0);
  return { url, calls, passed: count('passed'), failed: count('failed'), skipped: count('skipped'), sent };
}

/** Formats one call, followed by its failed and skipped checks. */
export function describeCall({ id, method, path, results }: CallReport): string {
  const failures = results.filter(({ result }) => result === 'failed');
  const left = results.filter(({ result }) => result === 'skipped');
  const passing = results.filter(({ result }) => result === 'passed').map(({ check }) => check);
  const mark = failures.length > 0 ? '✗' : passing.length > 0 ? '✓' : '-';
  return [
    `${mark} ${id}  ${method} ${path}${passing.length > 0 ? `  ${passing.join(' · ')}` : ''}`,
    ...failures.map(({ check, detail }) => `    failed: ${check}: ${detail}`),
    ...left.map(({ check, detail }) => `    skipped: ${check}: ${detail}`),
  ].join('\n');
}
