#!/usr/bin/env node
/** `pnpm new component|entity|page|list <Name>`: creates files that pass every check. */
import { Generator, getConfig } from '@tanstack/router-generator';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { listFiles, listTexts, listTitle } from './listTemplate.mjs';
import { listSource } from './listSource.mjs';
import { addTexts } from './locales.mjs';
import { addRow, findRow } from './pageRecord.mjs';
import { componentFiles, entityFiles, pageFiles } from './templates.mjs';

const translate =
  'Translate the texts that start with “TODO” in apps/admin/public/assets/data/locales. npm test fails until then.';

const moveLine = 'Move its line in pageTable.ts to where the menu should show it, and choose an icon.';

const kinds = {
  component: {
    name: /^[A-Z][A-Za-z0-9]+$/,
    example: 'component PriceTag',
    files: componentFiles,
    exports: () => [],
    next: ({ Name }) => [
      `See Components/${Name} in Storybook. Import it from @larder/ui/${Name}. Next: pnpm build && node tools/catalogue.mjs.`,
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
      `Add it to packages/mock-api/src/areas.ts: area(['/apps/${name}/'], () => import('./${name}/${name}.routes')).`,
    ],
  },
  page: {
    name: /^[A-Z][A-Za-z0-9]+$/,
    example: 'page VoucherList (entity, then List, Detail, Create or Edit)',
    files: pageFiles,
    exports: () => [],
    // A planned page already has a record with path and access in the page table.
    values: (root, values) => {
      const row = findRow(root, values.name);
      return { ...values, ...row, isPlanned: row !== undefined };
    },
    change: (root, { name, title, path, access }) =>
      findRow(root, name) ? [] : addRow(root, { target: name, title, path: path.replace(/\/\$.*/, ''), access }),
    next: ({ path, isPlanned }) =>
      isPlanned ? [`The page is at ${path}.`] : [`The page is at ${path}. ${moveLine}`, translate],
  },
};

function words(Name, path) {
  const name = Name[0].toLowerCase() + Name.slice(1);
  const singular = name.replace(/ies$/, 'y').replace(/s$/, '');
  const [, Entity = Name, Verb = ''] = Name.match(/^([A-Z][a-z0-9]+)([A-Z]\w+)$/) ?? [];
  const entity = Entity.toLowerCase();
  const feature = entity.replace(/s$/, '').replace(/y$/, 'ie') + 's';
  const route = path ?? `/apps/${[entity, Verb.toLowerCase()].filter(Boolean).join('/')}`;
  return {
    Name,
    name,
    singular,
    Singular: singular[0].toUpperCase() + singular.slice(1),
    entity,
    feature,
    title: `${Entity} ${Verb.replace(/(?<!^)([A-Z])/g, ' $1').toLowerCase()}`.trim(),
    path: route,
  };
}

/** Inserts an export next to similar ones: values first, then types. */
function addLine(file, line) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text.includes(line)) return;
  const lines = text.split('\n').filter((old) => old !== 'export {};');
  const type = line.startsWith('export type');
  const firstType = lines.findIndex((old) => old.startsWith('export type'));
  const at = type || firstType === -1 ? lines.findLastIndex((old) => old !== '') + 1 : firstType;
  writeFileSync(file, [...lines.slice(0, at), line, ...lines.slice(at)].join('\n').trimEnd() + '\n');
}

/** Writes new files; throws before writing if one exists. */
function writeNew(root, files) {
  const taken = files.find(([file]) => existsSync(join(root, file)));
  if (taken) throw new Error(`${taken[0]} already exists. No files were written.`);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Creates the files of a component, entity or page. */
export function scaffold(root, kind, given, path, access) {
  const recipe = kinds[kind];
  if (!recipe) throw new Error(`Usage: pnpm new ${[...Object.keys(kinds), 'list'].join('|')} <Name>`);
  if (!recipe.name.test(given ?? ''))
    throw new Error(`“${given ?? ''}” is not a valid name. Example: pnpm new ${recipe.example}`);
  const named = { ...words(given, path), access };
  const values = recipe.values?.(root, named) ?? named;
  const files = Object.entries(recipe.files(values));
  writeNew(root, files);
  const changed = recipe.exports(values);
  for (const [file, line] of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    addLine(join(root, file), line);
  }
  return {
    files: files.map(([file]) => file),
    changed: [...new Set([...changed.map(([file]) => file), ...(recipe.change?.(root, values) ?? [])])],
    next: recipe.next(values),
  };
}

/** Writes the route tree as the dev server does. Returns the path of the file. */
async function generateRouteTree(root) {
  const app = join(root, 'apps/admin');
  const config = getConfig(
    { target: 'react', generatedRouteTree: './src/routeTree.gen.ts', disableLogging: true },
    app,
  );
  await new Generator({ config, root: app }).run();
  return 'apps/admin/src/routeTree.gen.ts';
}

const areasFile = 'packages/mock-api/src/areas.ts';

/** Creates the list of an entity, and the entity if it does not exist. */
export async function scaffoldList(root, given, path) {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(given ?? ''))
    throw new Error(`“${given ?? ''}” is not a valid name. Example: pnpm new list Voucher (an entity, singular)`);
  const singular = given[0].toLowerCase() + given.slice(1);
  const feature = singular.endsWith('y') ? `${singular.slice(0, -1)}ies` : `${singular}s`;
  // A planned list already has a record, named after the list or its rows (`roles`).
  const target = [`${singular}List`, feature].find((name) => findRow(root, name)) ?? `${singular}List`;
  const row = findRow(root, target);
  const values = {
    target,
    singular,
    Singular: given,
    feature,
    home: feature.toLowerCase(),
    path: path ?? row?.path ?? `/apps/${singular.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/list`,
  };
  const isNew = !existsSync(join(root, 'packages/domain/src', feature));
  const entity = isNew ? scaffold(root, 'entity', feature) : { files: [], changed: [] };
  if (isNew) {
    const areas = join(root, areasFile);
    const line = `  area(['/apps/${feature}/'], () => import('./${feature}/${feature}.routes')),`;
    writeFileSync(areas, readFileSync(areas, 'utf8').replace(/^\];$/m, `${line}\n];`));
  }
  const source = await listSource(root, values);
  const access = row ? row.access : source.access;
  const files = Object.entries(listFiles({ ...values, access }, source));
  writeNew(root, files);
  const locales = addTexts(root, listTexts(values, source));
  const record = row ? [] : addRow(root, { target, path: values.path, title: listTitle(values), access });
  const routeTree = await generateRouteTree(root);
  return {
    files: [...entity.files, ...files.map(([file]) => file)],
    changed: [...new Set([...entity.changed, ...(isNew ? [areasFile] : []), ...record, ...locales, routeTree])],
    next: [`The list is at ${values.path}.${row ? '' : ` ${moveLine}`}`, translate],
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const root = fileURLToPath(new URL('..', import.meta.url));
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { access: { type: 'string' } } });
    const [kind, name, path] = positionals;
    const { files, changed, next } =
      kind === 'list' ? await scaffoldList(root, name, path) : scaffold(root, kind, name, path, values.access);
    if (kind === 'page') changed.push(await generateRouteTree(root));
    if (files.some((file) => file.endsWith('.contract.ts'))) {
      spawnSync(process.execPath, ['tools/openapi.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
      changed.push('docs/openapi.json', 'docs/contract.md');
    }
    spawnSync('prettier', ['--write', '--log-level', 'warn', ...files, ...changed], { cwd: root, stdio: 'inherit' });
    for (const file of files) process.stdout.write(`+ ${file}\n`);
    for (const file of changed) process.stdout.write(`~ ${file}\n`);
    for (const line of next) process.stdout.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
