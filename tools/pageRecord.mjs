import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTexts } from './locales.mjs';

const table = 'packages/domain/src/pages/pageTable.ts';

const rowPattern = (target) => new RegExp(`^ +${target}: \\{ id: .*\\},$`, 'm');

/** Returns path and access of a page in the table, or undefined. */
export function findRow(root, target) {
  const file = join(root, table);
  const row = existsSync(file) ? readFileSync(file, 'utf8').match(rowPattern(target))?.[0] : undefined;
  if (!row) return undefined;
  return { path: row.match(/path: '([^']+)'/)[1], access: row.match(/access: '([^']+)'/)?.[1] };
}

/** Adds a page to the end of the section "apps", and its title to every language. Returns the changed files. */
export function addRow(root, { target, path, title, icon = 'file', access }) {
  const file = join(root, table);
  const text = readFileSync(file, 'utf8');
  const id = Math.max(...[...text.matchAll(/\bid: (\d+)/g)].map(([, value]) => Number(value))) + 1;
  const row = `      ${target}: { id: ${id}, path: '${path}', title: '${title}', icon: '${icon}'${access ? `, access: '${access}'` : ''} },\n`;
  const start = text.indexOf('\n  apps: {\n');
  const end = text.indexOf('\n    },\n  },\n', start) + 1;
  if (start === -1 || end === 0) throw new Error(`${table} has no section "apps".`);
  writeFileSync(file, text.slice(0, end) + row + text.slice(end));

  return [table, ...addTexts(root, { nav: { pages: { [target]: title } } })];
}
