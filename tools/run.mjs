#!/usr/bin/env node
/**
 * Runs `npm start`, `npm test` and `pnpm check` on a machine that has only Node and npm. Uses Node's built-in modules
 * only, because dependencies may not be installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  limitFlaky,
  maxFlaky,
  maxReruns,
  playwrightFailures,
  rerun,
  vitestArguments,
  vitestFailures,
} from './rerun.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const cache = join(root, '.cache');
const windows = process.platform === 'win32';
// The npm package `node` puts the required Node into .bin, first on the PATH of all children.
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, npm_config_update_notifier: 'false' };

const say = (text) => process.stdout.write(`${text}\n`);

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`Larder needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
}

/** Returns a hash of the lockfile and the manifests that belong to it. */
function installKey() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .update(readFileSync(join(root, 'package.json')))
    .digest('hex');
}

function install() {
  const stamp = join(root, 'node_modules', '.larder-install');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === installKey()) {
    return say('Dependencies are up to date.');
  }
  say('Installing dependencies: pnpm install --frozen-lockfile');
  const { status } = spawnSync('npx', ['--yes', 'pnpm@10', 'install', '--frozen-lockfile'], {
    cwd: root,
    env: { ...env, CI: 'true' },
    stdio: 'inherit',
    shell: windows,
  });
  if (status !== 0) {
    stop('Installing the dependencies failed. See above, and check that the npm registry can be reached.');
  }
  writeFileSync(stamp, installKey());
}

async function findChromium() {
  const { chromium } = await import('./chromium.mjs');
  return chromium();
}

async function ensureChromium() {
  const found = await findChromium();
  if (found) return say(`Browser: ${found}`);
  say('No Chromium found. Trying: playwright install chromium');
  spawnSync(join(bin, 'playwright'), ['install', 'chromium'], { cwd: root, env, stdio: 'inherit', shell: windows });
  if (!(await findChromium()) && process.getuid?.() === 0) {
    say('Trying: apt-get install chromium');
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-q', 'chromium'], { stdio: 'inherit' });
  }
  const installed = await findChromium();
  if (!installed) {
    stop('The browser tests need Chromium. Install it (apt-get install chromium) or set CHROMIUM_PATH.');
  }
  say(`Browser: ${installed}`);
}

const vitest = (project, projects = project, report = `${project}.json`) => ({
  report,
  command: [
    'vitest',
    'run',
    '--project',
    projects,
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./tools/hangReporter.mjs',
    '--reporter=./tools/unhandledReporter.mjs',
    `--outputFile.json=.cache/${report}`,
  ],
  env: { LARDER_RUNNING: join(cache, `${project}.running`), LARDER_UNHANDLED: join(cache, `${report}.unhandled`) },
  count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  failures: (found) => vitestFailures(found, readReport(`${report}.unhandled`) ?? [], root),
  alone(failure) {
    const step = vitest(project, projects, 'rerun.json');
    return { ...step, command: [...step.command, ...vitestArguments(failure)] };
  },
});

const playwright = (report, extra = []) => ({
  report,
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...extra],
  env: { LARDER_REPORT: join(cache, report) },
  count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  failures: playwrightFailures,
  alone({ name }) {
    writeFileSync(join(cache, 'rerun.txt'), name);
    return playwright('rerun.json', ['--test-list', '.cache/rerun.txt']);
  },
});

function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(cache, file), 'utf8'));
  } catch {
    return undefined;
  }
}

const quickChecks = [
  {
    name: 'format',
    command: ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.'],
  },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'prose', command: ['node', 'tools/prose.mjs'] },
  {
    name: 'import fences',
    command: ['depcruise', '--config', 'tools/dependency-cruiser.cjs', '--output-type', 'err', 'packages', 'apps'],
  },
  { name: 'layout', command: ['node', 'tools/check-layout.mjs'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'types', command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/tsc.info'] },
];

const checksOfTheBuild = [
  { name: 'chunks', command: ['node', 'tools/chunks.mjs'] },
  { name: 'size budget', command: ['node', 'tools/size.mjs'] },
  { name: 'growth of the first load', command: ['node', 'tools/growth.mjs'] },
  { name: 'catalogue of the library', command: ['node', 'tools/catalogue.mjs', '--check'] },
  { name: 'packed packages', command: ['node', 'tools/consumers/lint.mjs'] },
  { name: 'packages on the lowest Node version', command: ['node', 'tools/consumers/minimumNode.mjs'] },
  { name: 'built library on a server and under a strict policy', command: ['node', 'tools/consumers/runtime.mjs'] },
  { name: 'fresh Vite and Next.js apps', command: ['node', 'tools/consumers/apps.mjs'] },
];

const fast = [quickChecks, [{ name: 'unit tests', ...vitest('unit', 'unit*') }]];

const slow = [
  [
    { name: 'translations', command: ['node', 'tools/locales.mjs'] },
    { name: 'build', command: ['npx', '--yes', 'pnpm@10', '-r', '--sort', 'run', 'build'] },
    { name: 'slow tests', ...vitest('slow') },
  ],
  checksOfTheBuild,
  [{ name: 'story tests', ...vitest('stories') }],
  [{ name: 'end-to-end tests', ...playwright('e2e.json') }],
];

/** A step that takes longer is stopped and fails, so that the run always ends. */
const longestStep = 30 * 60_000;

const children = new Set();

/** Stops a step and its children. SIGTERM is sent first, so that they can close their browsers. */
function end(child) {
  if (windows) return spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  for (const [signal, wait] of [
    ['SIGTERM', 0],
    ['SIGKILL', 5000],
  ]) {
    setTimeout(() => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        // Already stopped.
      }
    }, wait).unref();
  }
}

function listRunningFiles(file) {
  try {
    return `Running at that time:\n${readFileSync(file, 'utf8')}`;
  } catch {
    return '';
  }
}

/** Runs one step. Its output is shown only if it fails. */
function runStep({ name, command, report, env: own }) {
  say(`▸ ${name}: ${command.join(' ')}`);
  if (report) for (const file of [report, `${report}.unhandled`]) rmSync(join(cache, file), { force: true });
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(command[0], command.slice(1), {
      cwd: root,
      env: { ...env, CI: 'true', FORCE_COLOR: '0', NO_COLOR: '1', ...own },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows,
      // A separate process group, so that stopping it stops its children.
      detached: !windows,
    });
    children.add(child);
    const limit = setTimeout(() => {
      output.push(
        Buffer.from(`\nStopped after ${longestStep / 60_000} minutes. ${listRunningFiles(own?.LARDER_RUNNING)}\n`),
      );
      end(child);
    }, longestStep);
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => {
      clearTimeout(limit);
      children.delete(child);
      resolve({ ok: code === 0, output: Buffer.concat(output).toString() });
    });
  });
}

/** Counts the tests of a step; a step without a report counts as one. */
function countTests(step, { ok }) {
  const report = step.report && readReport(step.report);
  return report ? step.count(report) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** Runs the failed tests of a step again, each alone, and corrects its counts. */
async function rerunFailures(step, counted) {
  const report = step.report && readReport(step.report);
  const failures = report ? step.failures(report) : [];
  // The step failed without a report, or for a reason that the report does not contain.
  if (failures.length === 0) return { ...counted, failed: Math.max(counted.failed, 1), flaky: [] };
  if (failures.length > maxReruns) say(`${failures.length} failures, more than ${maxReruns}: not rerun.`);
  return rerun(failures, counted, async (failure) => {
    const again = { name: `again: ${failure.name}`, ...step.alone(failure) };
    const result = await runStep(again);
    if (!result.ok) say(result.output.trimEnd());
    return result.ok ? countTests(again, result).passed : 0;
  });
}

/** Runs groups of steps in sequence, the steps of a group two at a time. */
async function runSteps(groups) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      for (const child of children) end(child);
      setTimeout(() => process.exit(130), 200);
    });
  }
  mkdirSync(cache, { recursive: true });
  let total = { passed: 0, failed: 0 };
  const flaky = [];
  const failedSteps = [];
  const started = Date.now();
  async function runAndCount(step) {
    const stepStarted = Date.now();
    const result = await runStep(step);
    const counted = countTests(step, result);
    let { passed, failed } = counted;
    if (!result.ok) {
      say(result.output.trimEnd());
      const again = await rerunFailures(step, counted);
      ({ passed, failed } = again);
      flaky.push(...again.flaky);
      for (const name of again.flaky) say(`flaky: ${name}`);
    }
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failedSteps.push(step.name);
    const seconds = ((Date.now() - stepStarted) / 1000).toFixed(1);
    say(`${failed > 0 ? '✗' : '✓'} ${step.name} · ${passed} passed, ${failed} failed · ${seconds} s`);
  }
  for (const group of groups) {
    const waiting = [...group];
    const lane = async () => {
      while (waiting.length > 0) await runAndCount(waiting.shift());
    };
    await Promise.all([lane(), lane()]);
  }
  say(`Took ${((Date.now() - started) / 60_000).toFixed(1)} minutes.`);
  if (flaky.length > maxFlaky) say(`${flaky.length} flaky tests, more than ${maxFlaky}: they count as failed.`);
  total = limitFlaky(total, flaky);
  if (failedSteps.length > 0) say(`Failed: ${failedSteps.join(', ')}.`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

function start() {
  say('Serving the app with the in-browser API: http://localhost:5173');
  const child = spawn('vite', ['dev'], { cwd: join(root, 'apps', 'admin'), env, stdio: 'inherit', shell: windows });
  child.on('error', () => stop('Vite did not start. Delete node_modules and run npm start again.'));
  child.on('close', (code) => {
    if (code) stop('The dev server stopped. See above, and check that port 5173 is free.');
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
}

checkNode();
process.chdir(root);
switch (process.argv[2]) {
  case 'start':
    install();
    start();
    break;
  case 'check':
    install();
    await runSteps(fast);
    break;
  case 'test':
    install();
    await ensureChromium();
    await runSteps([...fast, ...slow]);
    break;
  default:
    stop('Usage: node tools/run.mjs start | test | check');
}
