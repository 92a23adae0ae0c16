#!/usr/bin/env node
/** `pnpm openapi`: writes docs/openapi.json and docs/contract.md from the contract, or with `--check` reports outdated files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { generatedFiles } from './openapi/write.mjs';
import { sourceAliases } from './sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { module: contract } = await runnerImport(`${root}packages/domain/src/contract.ts`, {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: sourceAliases },
});
const read = (file) => {
  try {
    return readFileSync(`${root}${file}`, 'utf8');
  } catch {
    return '';
  }
};
let isStale = false;
for (const [file, text] of Object.entries(await generatedFiles(contract))) {
  const isCurrent = read(file) === text;
  if (process.argv.includes('--check')) {
    isStale ||= !isCurrent;
    process.stdout.write(`${file} ${isCurrent ? 'is current' : 'is out of date: run pnpm openapi'}\n`);
  } else {
    if (!isCurrent) writeFileSync(`${root}${file}`, text);
    process.stdout.write(`${file} ${isCurrent ? 'was current' : 'written'}\n`);
  }
}
process.exit(isStale ? 1 : 0);
