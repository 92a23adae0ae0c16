#!/usr/bin/env node
/** `pnpm new component|entity|page <Name>`: the files that docs/architecture.md asks for, filled so that every check passes. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { componentFiles, entityFiles, pageFiles } from './templates.mjs';

const kinds = {
  component: {
    name: /^[A-Z][A-Za-z0-9]+$/,
    example: 'component PriceTag',
    files: componentFiles,
    exports: () => [],
    next: ({ Name }) => [
      `Storybook shows it at Components/${Name}; others import it from @larder/ui/${Name}. Then: pnpm build && node tools/catalogue.mjs.`,
    ],
  },
  entity: {
    name: /^[a-z][a-zA-Z0-9]+s$/,
    example: 'entity vouchers (lower case, plural)',
    files: entityFiles,
    exports: ({ name }) => [
      ['packages/domain/src/contract.ts', `export * from './${name}/${name}.contract';`],
      ['packages/domain/src/index.ts', `export * from './${name}/${name}.queries';`],
      ['packages/domain/src/index.ts', `export * from './${name}/${name}.mutations';`],
    ],
    next: ({ name }) => [
      `Name it in packages/mock-api/src/areas.ts: area(['/apps/${name}/'], () => import('./${name}/${name}.routes')). Then: pnpm openapi.`,
    ],
  },
  page: {
    name: /^[A-Z][a-z0-9]+[A-Z][A-Za-z0-9]+$/,
    example: 'page VoucherList (entity, then List, Detail, Create or Edit)',
    files: pageFiles,
    exports: () => [],
    next: ({ path, key }) => [
      `It answers ${path}. Give it its texts: ${key}.title in apps/admin/public/assets/data/locales/*.json.`,
      'The dev server writes the route into routeTree.gen.ts; commit that too.',
      'Put it into the menu in apps/admin/src/shell, and a guard into the route if it needs one.',
    ],
  },
};

function words(Name, path) {
  const name = Name[0].toLowerCase() + Name.slice(1);
  const singular = name.replace(/ies$/, 'y').replace(/s$/, '');
  const [, Entity = Name, Verb = ''] = Name.match(/^([A-Z][a-z0-9]+)([A-Z]\w+)$/) ?? [];
  const entity = Entity.toLowerCase();
  const feature = entity.endsWith('y') ? `${entity.slice(0, -1)}ies` : `${entity}s`;
  const route = path ?? `/apps/${entity}/${Verb.toLowerCase()}`;
  return {
    Name,
    name,
    singular,
    Singular: singular[0].toUpperCase() + singular.slice(1),
    entity,
    feature,
    key: `${feature}.${Verb.toLowerCase()}`,
    path: route,
  };
}

/** Adds a line among its own kind, so that entries stay values first, then types. */
function addLine(file, line) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text.includes(line)) return;
  const lines = text.split('\n').filter((old) => old !== 'export {};');
  const type = line.startsWith('export type');
  const firstType = lines.findIndex((old) => old.startsWith('export type'));
  const at = type || firstType === -1 ? lines.findLastIndex((old) => old !== '') + 1 : firstType;
  writeFileSync(file, [...lines.slice(0, at), line, ...lines.slice(at)].join('\n').trimEnd() + '\n');
}

/** Writes the files of one new thing below `root`; throws one clear sentence. */
export function scaffold(root, kind, given, path) {
  const recipe = kinds[kind];
  if (!recipe) throw new Error(`Usage: pnpm new ${Object.keys(kinds).join('|')} <Name>`);
  if (!recipe.name.test(given ?? ''))
    throw new Error(`“${given ?? ''}” is no name for this: pnpm new ${recipe.example}`);
  const values = words(given, path);
  const files = Object.entries(recipe.files(values));
  const taken = files.find(([file]) => existsSync(join(root, file)));
  if (taken) throw new Error(`${taken[0]} exists already: nothing was written.`);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const changed = recipe.exports(values);
  for (const [file, line] of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    addLine(join(root, file), line);
  }
  return {
    files: files.map(([file]) => file),
    changed: [...new Set(changed.map(([file]) => file))],
    next: recipe.next(values),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const [kind, name, path] = process.argv.slice(2);
    const { files, changed, next } = scaffold(fileURLToPath(new URL('..', import.meta.url)), kind, name, path);
    spawnSync('prettier', ['--write', '--log-level', 'warn', ...files], { stdio: 'inherit' });
    for (const file of files) process.stdout.write(`+ ${file}\n`);
    for (const file of changed) process.stdout.write(`~ ${file}\n`);
    for (const line of next) process.stdout.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
