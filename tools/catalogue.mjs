#!/usr/bin/env node
/**
 * After a build, writes packages/ui/api.md (the public props) and docs/components.md (a row for each component). `--check`
 * reports outdated files and API changes without a changeset; `--release` stores the API as released.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { entrySizes } from './entrySizes.mjs';
import {
  apiBlocks,
  apiDocument,
  componentsDocument,
  fingerprints,
  rows,
  sameButForWeights,
  surfaces,
  unannounced,
  unnamed,
  unspoken,
} from './library/catalogue.mjs';
import { ungrammatical } from './library/grammar.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const paths = {
  api: join(root, 'packages/ui/api.md'),
  components: join(root, 'docs/components.md'),
  released: join(root, 'packages/ui/api.released.json'),
};
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const sizes = await entrySizes();
if (!sizes) {
  process.stderr.write('packages/ui is not built: run pnpm build.\n');
  process.exit(1);
}
const surface = surfaces();
const blocks = apiBlocks(surface);
const api = apiDocument(blocks);
const list = rows(sizes);
const components = await format(componentsDocument(list), { parser: 'markdown', printWidth: 120 });
const problems = [
  ...unspoken(surface),
  ...ungrammatical(surface),
  ...unnamed(read(join(root, 'packages/ui/README.md')), list),
  ...list.flatMap(({ name, title, docs }) => [
    ...(title ? [] : [`${name} has no story.`]),
    ...(docs ? [] : [`${name} has no docs.`]),
  ]),
];

if (process.argv.includes('--check')) {
  if (read(paths.api) !== api) problems.push('packages/ui/api.md is not current: node tools/catalogue.mjs.');
  if (!sameButForWeights(read(paths.components), components))
    problems.push('docs/components.md is not current: node tools/catalogue.mjs.');
  const folder = join(root, '.changeset');
  const changesets = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => read(join(folder, file)));
  problems.push(...unannounced(blocks, JSON.parse(read(paths.released) || '{}'), changesets));
} else {
  writeFileSync(paths.api, api);
  writeFileSync(paths.components, components);
  if (process.argv.includes('--release'))
    writeFileSync(paths.released, `${JSON.stringify(fingerprints(blocks), null, 2)}\n`);
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${Object.keys(blocks).length} entries, ${list.length} rows.\n`);
process.exit(problems.length === 0 ? 0 : 1);
