export interface Verdict {
  /** What was looked at, in a few words. */
  check: string;
  result: 'held' | 'broken' | 'skipped';
  /** What was seen instead; why it was not tried. */
  detail?: string;
}

export interface CallReport {
  id: string;
  method: string;
  path: string;
  verdicts: Verdict[];
}

export interface Report {
  url: string;
  calls: CallReport[];
  held: number;
  broken: number;
  skipped: number;
  /** Requests sent. */
  sent: number;
}

export const held = (check: string): Verdict => ({ check, result: 'held' });
export const skipped = (check: string, detail: string): Verdict => ({ check, result: 'skipped', detail });
/** Broken where there is something to say about it. */
export const judge = (check: string, fault: string | null): Verdict =>
  fault === null ? held(check) : { check, result: 'broken', detail: fault };

export function summarise(url: string, calls: CallReport[], sent: number): Report {
  const count = (result: Verdict['result']) =>
    calls.reduce((sum, { verdicts }) => sum + verdicts.filter((verdict) => verdict.result === result).length, 0);
  return { url, calls, held: count('held'), broken: count('broken'), skipped: count('skipped'), sent };
}

/** One call, on a line of its own; what is broken on the lines below. */
export function describeCall({ id, method, path, verdicts }: CallReport): string {
  const broken = verdicts.filter(({ result }) => result === 'broken');
  const left = verdicts.filter(({ result }) => result === 'skipped');
  const good = verdicts.filter(({ result }) => result === 'held').map(({ check }) => check);
  const mark = broken.length > 0 ? '✗' : good.length > 0 ? '✓' : '-';
  return [
    `${mark} ${id}  ${method} ${path}${good.length > 0 ? `  ${good.join(' · ')}` : ''}`,
    ...broken.map(({ check, detail }) => `    broken: ${check}: ${detail}`),
    ...left.map(({ check, detail }) => `    not tried: ${check}: ${detail}`),
  ].join('\n');
}
