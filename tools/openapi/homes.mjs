import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const sources = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => ending.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Returns the exported functions that contain a position in a source, directly or through private functions. */
function exportsAround(text, index, seen = new Set()) {
  const [around] = [...text.slice(0, index).matchAll(/^(export )?(?:async )?(?:const|function) (\w+)/gm)].toReversed();
  if (!around) return [];
  const [, isExported, name] = around;
  if (isExported) return [name];
  if (seen.has(name)) return [];
  seen.add(name);
  return [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))]
    .filter((use) => use.index > around.index + around[0].length)
    .flatMap((use) => exportsAround(text, use.index, seen));
}

/** Finds the contract, handlers and callers of each endpoint table in the sources. */
export function findHomes() {
  const domain = sources('packages/domain/src', /\.tsx?$/);
  const mock = sources('packages/mock-api/src', /\.ts$/);
  const contracts = domain.filter(({ file }) => file.endsWith('.contract.ts'));
  const tables = {};
  for (const { file, text } of contracts) {
    for (const [, name] of text.matchAll(/^export const (\w+Endpoints)\b/gm)) {
      const handlers = mock.filter(
        (entry) => entry.file.endsWith('.handlers.ts') && entry.text.includes(`typeof ${name}>`),
      );
      tables[name] = { contract: file, folder: file.split('/').at(-2), handlers: handlers.map((entry) => entry.file) };
    }
  }
  const asked = domain.filter(({ file }) => !file.endsWith('.contract.ts'));
  /** Returns the hooks and queries that call an endpoint. */
  const callersOf = (table, call) => {
    const use = new RegExp(`\\b${table}(?:\\.${call}\\b|\\['${call}'\\]|\\[\\w+\\])`, 'g');
    const names = asked.flatMap(({ text }) =>
      [...text.matchAll(use)]
        // Skips uses as a type.
        .filter(({ index }) => !/typeof \(?$/.test(text.slice(Math.max(0, index - 9), index)))
        .flatMap(({ index }) => exportsAround(text, index)),
    );
    return [...new Set(names)].toSorted((one, other) => (one < other ? -1 : 1));
  };
  return { tables, callersOf };
}

/** Returns a link relative to docs/. */
export const linkTo = (file) =>
  `[${file.split('/').slice(2).join('/').replace('src/', '')}](${relative('docs', file)})`;
