#!/usr/bin/env node
/**
 * Writes the declarations of the package in the current directory, adds the file extensions that Node's resolution
 * requires, and allows `undefined` for optional properties. TypeScript keeps relative imports as written in the
 * sources: without an extension, or with `.ts`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withUndefined } from './library/optionalProps.mjs';

const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);

const folder = 'dist/types';
const relativeImport = /((?:from|import\()\s*['"])(\.{1,2}(?:\/[^'"]+)?)(['"])/g;
for (const file of readdirSync(folder, { recursive: true })) {
  if (!file.endsWith('.d.ts')) continue;
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8')
    .replaceAll(/^import ['"][^'"]+\.css['"];\n/gm, '')
    .replaceAll(
      relativeImport,
      (_all, before, to, after) =>
        `${before}${to.replace(/\.tsx?$/, '')}${to.endsWith('.') ? '/index' : ''}.js${after}`,
    );
  writeFileSync(path, withUndefined(text));
}
