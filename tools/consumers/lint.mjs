#!/usr/bin/env node
/** Asks publint and arethetypeswrong about the packed library: every entry, as bundlers and as Node resolve it. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack } from './pack.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tarball = pack();
const names = readdirSync(join(root, 'packages/ui/dist/entries'))
  .filter((file) => file.endsWith('.js') && file !== 'index.js')
  .map((file) => `./${file.slice(0, -3)}`);

function ask(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  process.stdout.write(`${command}: ${status === 0 ? 'no problems' : `\n${stdout}${stderr}`}\n`);
  return status === 0;
}

// ESM alone, and for resolvers that know `exports`: the two other columns do not apply. Style sheets have no types.
const types = [
  '--profile',
  'esm-only',
  '--no-emoji',
  '--format',
  'ascii',
  '--exclude-entrypoints',
  './styles.css',
  './theme.css',
  './fonts.css',
  './*',
  '--include-entrypoints',
  ...names,
];
const fine = [ask('publint', ['run', '--strict', tarball]), ask('attw', [tarball, ...types])];
process.exit(fine.every(Boolean) ? 0 : 1);
