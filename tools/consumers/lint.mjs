#!/usr/bin/env node
/** Checks the packed packages with publint and arethetypeswrong: every entry, as bundlers and as Node resolve it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pack } from './pack.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = ['ui', 'domain', 'mock-api'];

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  process.stdout.write(`${command}: ${status === 0 ? 'no problems' : `\n${stdout}${stderr}`}\n`);
  return status === 0;
}

/** Returns arguments that list the entries: attw doesn't expand the pattern `./*`, and style sheets have no types. */
function uiEntries() {
  const names = readdirSync(`${root}packages/ui/dist/entries`)
    .filter((file) => file.endsWith('.js') && file !== 'index.js')
    .map((file) => `./${file.slice(0, -3)}`);
  const untyped = ['./styles.css', './theme.css', './fonts.css', './*'];
  return ['--exclude-entrypoints', ...untyped, '--include-entrypoints', ...names];
}

/** Compiles the examples in the READMEs against the built types, with Node's resolution. */
function compileExamples() {
  const folder = `${root}.cache/readme`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const compilerOptions = { module: 'nodenext', target: 'es2023', jsx: 'react-jsx', strict: true, noEmit: true };
  // A library that an example uses, but the workspace root does not.
  const paths = { 'react-hook-form': [`${root}packages/ui/node_modules/react-hook-form/dist/index.d.ts`] };
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({ compilerOptions: { ...compilerOptions, paths, types: ['node', 'vite/client'] } }),
  );
  writeFileSync(`${folder}/package.json`, '{"type":"module"}');
  for (const name of packages) {
    const readme = readFileSync(`${root}packages/${name}/README.md`, 'utf8');
    const examples = readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm);
    for (const [index, [, extension, code]] of [...examples].entries())
      // apps.mjs covers this example; Next.js is not installed here.
      if (!code.includes("from 'next/")) writeFileSync(`${folder}/${name}-${index + 1}.${extension}`, code);
  }
  return run('tsc', ['-p', folder]);
}

const results = packages.flatMap((name) => {
  const tarball = pack(name);
  process.stdout.write(`@larder/${name}\n`);
  // The packages are ESM only, for resolvers that read `exports`.
  const types = ['--profile', 'esm-only', '--no-emoji', '--format', 'ascii', ...(name === 'ui' ? uiEntries() : [])];
  return [run('publint', ['run', '--strict', tarball]), run('attw', [tarball, ...types])];
});
results.push(compileExamples());
process.exit(results.every(Boolean) ? 0 : 1);
