#!/usr/bin/env node
/** Compares the build with `size-budget.json`: the first load of each route, then the ui entries. `--scripts` lists the scripts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { entryLimit, entrySizes } from './entrySizes.mjs';
import { weighRoutes } from './routeSizes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'apps/admin/dist');
const budget = JSON.parse(readFileSync(new URL('size-budget.json', import.meta.url), 'utf8'));
const kb = (bytes) => bytes / 1024;
const show = (bytes) => `${kb(bytes).toFixed(1)} KB`;
const say = (text) => process.stdout.write(`${text}\n`);
const problems = [];

async function buildApp() {
  say('Building the app (there is no apps/admin/dist yet).');
  const cwd = process.cwd();
  process.chdir(join(root, 'apps/admin'));
  await build({ root: join(root, 'apps/admin'), logLevel: 'error' });
  process.chdir(cwd);
}

/** Checks each route of the app against its budget. */
async function checkRoutes() {
  if (!existsSync(join(dist, 'index.html'))) await buildApp();
  const { limitsKB, requests, toleranceKB } = budget.routes;
  for (const { route, bytes, scripts, violations } of await weighRoutes(dist)) {
    const limit = limitsKB[route];
    say(`  ${show(bytes).padStart(9)} in ${scripts.length} scripts  ${route} (budget ${limit ?? 'none'} KB)`);
    if (process.argv.includes('--scripts'))
      for (const [path, size] of scripts) say(`    ${show(size).padStart(9)}  ${path}`);
    for (const violation of violations)
      problems.push(`Loading ${route} violates the content security policy: ${violation}`);
    if (limit === undefined) problems.push(`The route ${route} has no budget in tools/size-budget.json.`);
    else if (kb(bytes) > limit + toleranceKB)
      problems.push(`The first load of ${route} weighs ${show(bytes)}, more than ${limit} + ${toleranceKB} KB.`);
    if (scripts.length > requests)
      problems.push(`The first load of ${route} needs ${scripts.length} scripts, more than ${requests}.`);
  }
}

async function weighEntries() {
  const sizes = await entrySizes();
  if (!sizes) return say('Skipping the ui entries: packages/ui is not built. Run pnpm build.');
  for (const [name, { js, css, total }] of Object.entries(sizes)) {
    const limit = entryLimit(name, budget.entries);
    say(
      `  ${show(total).padStart(9)} = ${show(js).padStart(8)} + ${show(css).padStart(7)} styles  @larder/ui${name === 'index' ? '' : `/${name}`} (budget ${limit ?? 'none'} KB)`,
    );
    if (limit === undefined) problems.push(`The entry ${name} has no budget in tools/size-budget.json.`);
    else if (kb(total) > limit) problems.push(`The entry ${name} weighs ${show(total)}, more than ${limit} KB.`);
  }
}

// With the argument `entries`, skips the routes, which need a build of the app and a browser.
if (process.argv[2] !== 'entries') await checkRoutes();
await weighEntries();
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);
