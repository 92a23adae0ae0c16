#!/usr/bin/env node
/**
 * `npm start`, `npm test` and `pnpm check` on a machine that has only Node and npm: Node's own modules alone,
 * because nothing is installed yet when this file begins.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const cache = join(root, '.cache');
const windows = process.platform === 'win32';
// The npm package `node` puts the Node that the tools ask for into .bin; every child finds it first.
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, npm_config_update_notifier: 'false' };

const say = (text) => process.stdout.write(`${text}\n`);

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`Larder needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
}

/** A word for what must be installed: it changes with the lockfile and with every manifest the lockfile answers. */
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
    stop('The dependencies could not be installed: read the lines above (is the npm registry within reach?).');
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
    stop('The browser tests need a Chromium: install one (apt-get install chromium) or name it in CHROMIUM_PATH.');
  }
  say(`Browser: ${installed}`);
}

const vitest = (project, projects = project) => ({
  report: `${project}.json`,
  command: [
    'vitest',
    'run',
    '--project',
    projects,
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./tools/runningFiles.mjs',
    `--outputFile.json=.cache/${project}.json`,
  ],
  env: { LARDER_RUNNING: join(cache, `${project}.running`) },
  count: () => {
    const report = readReport(`${project}.json`);
    return report && { passed: report.numPassedTests, failed: report.numFailedTests };
  },
});

const playwright = {
  report: 'e2e.json',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  env: { LARDER_REPORT: join(cache, 'e2e.json') },
  count: () => {
    const stats = readReport('e2e.json')?.stats;
    return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  },
};

function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(cache, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Steps that wait for nothing but each other's turn: two at a time. */
const quickChecks = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  {
    name: 'import fences',
    command: ['depcruise', '--config', 'tools/dependency-cruiser.cjs', '--output-type', 'err', 'packages', 'apps'],
  },
  { name: 'layout', command: ['node', 'tools/check-layout.mjs'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
];

const checksOfTheBuild = [
  { name: 'size budget', command: ['node', 'tools/size.mjs'] },
  { name: 'catalogue of the library', command: ['node', 'tools/catalogue.mjs', '--check'] },
  { name: 'packed library', command: ['node', 'tools/consumers/lint.mjs'] },
  { name: 'React 18 and 19, server, strict policy', command: ['node', 'tools/consumers/runtime.mjs'] },
  { name: 'fresh Vite and Next.js apps', command: ['node', 'tools/consumers/apps.mjs'] },
];

const fast = [quickChecks, [{ name: 'unit tests', ...vitest('unit', 'unit*') }]];

const slow = [
  [{ name: 'build', command: ['npx', '--yes', 'pnpm@10', '-r', '--sort', 'run', 'build'] }],
  checksOfTheBuild,
  [{ name: 'story tests', ...vitest('stories') }],
  [{ name: 'end-to-end tests', ...playwright }],
];

/** A step that takes longer hangs: it is ended and has failed, so that the run always comes to its last line. */
const longestStep = 20 * 60_000;

const children = new Set();

/** Ends a step with everything it has started: those that hear a request first, so that they close their browsers. */
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
        // It has ended.
      }
    }, wait).unref();
  }
}

function whatRan(file) {
  try {
    return `At work then:\n${readFileSync(file, 'utf8')}`;
  } catch {
    return '';
  }
}

/** Runs one step; its output is kept and shown only when it fails. */
function runStep({ name, command, env: own }) {
  say(`▸ ${name}: ${command.join(' ')}`);
  const started = Date.now();
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(command[0], command.slice(1), {
      cwd: root,
      env: { ...env, CI: 'true', FORCE_COLOR: '0', NO_COLOR: '1', ...own },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows,
      // A group of its own, so that ending it ends its children too.
      detached: !windows,
    });
    children.add(child);
    const limit = setTimeout(() => {
      output.push(Buffer.from(`\nEnded after ${longestStep / 60_000} minutes. ${whatRan(own?.LARDER_RUNNING)}\n`));
      end(child);
    }, longestStep);
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => resolve({ ok: false, seconds: 0, output: String(error) }));
    child.on('close', (code) => {
      clearTimeout(limit);
      children.delete(child);
      resolve({ ok: code === 0, seconds: (Date.now() - started) / 1000, output: Buffer.concat(output).toString() });
    });
  });
}

/** Runs groups of steps one after the other, those of a group two at a time. */
async function runSteps(groups) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      for (const child of children) end(child);
      setTimeout(() => process.exit(130), 200);
    });
  }
  mkdirSync(cache, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const failedSteps = [];
  const started = Date.now();
  async function judge(step) {
    if (step.report) rmSync(join(cache, step.report), { force: true });
    const { ok, seconds, output } = await runStep(step);
    const counted = step.count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    // A run that breaks outside its tests (a file that does not load) has failed, whatever its tests say.
    if (!ok && counted.failed === 0) counted.failed = 1;
    total.passed += counted.passed;
    total.failed += counted.failed;
    if (!ok) {
      failedSteps.push(step.name);
      say(output.trimEnd());
    }
    say(
      `${ok ? '✓' : '✗'} ${step.name} · ${counted.passed} passed, ${counted.failed} failed · ${seconds.toFixed(1)} s`,
    );
  }
  for (const group of groups) {
    const waiting = [...group];
    const lane = async () => {
      while (waiting.length > 0) await judge(waiting.shift());
    };
    await Promise.all([lane(), lane()]);
  }
  say(`Took ${((Date.now() - started) / 60_000).toFixed(1)} minutes.`);
  if (failedSteps.length > 0) say(`Failed: ${failedSteps.join(', ')}.`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

function start() {
  say('Serving the app with the in-browser API: http://localhost:5173');
  const child = spawn('vite', ['dev'], { cwd: join(root, 'apps', 'admin'), env, stdio: 'inherit', shell: windows });
  child.on('error', () => stop('Vite could not be started: delete node_modules and run npm start again.'));
  child.on('close', (code) => {
    if (code) stop('The dev server stopped: port 5173 may be in use by another program, or the lines above say why.');
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
