import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicApi } from './declarations.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ui = join(root, 'packages/ui');
const source = join(ui, 'src');

/** Entries that gather others; what they hold has a row of its own. */
const groups = new Set(['index', 'charts', 'overlays', 'palette', 'shell', 'sortable', 'table', 'theme', 'fonts']);

const entryNames = () =>
  readdirSync(join(source, 'entries'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .toSorted((a, b) => a.localeCompare(b, 'en'));

const declarationsOf = (name) => join(ui, 'dist/types/entries', `${name}.d.ts`);

function block({ name, kind, text, props, foreign }) {
  if (kind === 'function' || kind === 'value') return `${name}: ${text}`;
  if (kind === 'type') return `type ${name} = ${text}`;
  if (kind === 'foreign') return `${name} from ${text}`;
  const heritage = foreign.length > 0 ? ` extends ${foreign.join(', ')}` : '';
  const lines = props.map(
    ({ name: prop, isOptional, type, standard }) =>
      `  ${prop}${isOptional ? '?' : ''}${type.startsWith('(') && !type.includes('=>') ? '' : ': '}${type}${standard ? ` // ${standard}` : ''}`,
  );
  return `interface ${name}${heritage} {\n${lines.join('\n')}\n}`;
}

/** What every entry exports: `{ Button: [{ name, kind, … }] }`. */
export function surfaces() {
  return Object.fromEntries(
    entryNames()
      .filter((name) => existsSync(declarationsOf(name)))
      .map((name) => [name, publicApi(declarationsOf(name))]),
  );
}

/** The public surface of every entry, as text: `{ Button: '…' }`. */
export const apiBlocks = (api) =>
  Object.fromEntries(Object.entries(api).map(([name, exported]) => [name, exported.map(block).join('\n')]));

/** Sentences about public props that no word speaks of. */
export function unspoken(api) {
  const silent = Object.values(api)
    .flat()
    .flatMap(({ name, props = [] }) => props.filter(({ doc }) => !doc).map((prop) => `${name}.${prop.name}`));
  return [...new Set(silent)].map((prop) => `${prop} says nothing of what it is: give it a line of JSDoc.`);
}

export function apiDocument(blocks) {
  const parts = Object.entries(blocks).map(([name, text]) => `## ${name}\n\n\`\`\`ts\n${text}\n\`\`\`\n`);
  return `# The public surface of @larder/ui\n\nGenerated from the types of the build: \`node tools/catalogue.mjs\`. Behind \`//\` stands what a prop is when it is left out.\n\n${parts.join('\n')}`;
}

const fingerprint = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);
export const fingerprints = (blocks) =>
  Object.fromEntries(Object.entries(blocks).map(([name, text]) => [name, fingerprint(text)]));

/** Sentences about entries that changed since the last release and that no changeset of @larder/ui names. */
export function unannounced(blocks, released, changesets) {
  const texts = changesets
    .filter((text) => /^---[\s\S]*?['"]@larder\/ui['"]:/.test(text))
    .map((text) => text.split('---').slice(2).join('---'));
  const named = (name) => texts.some((text) => new RegExp(`\\b${name}\\b`).test(text));
  const now = fingerprints(blocks);
  return Object.entries(released)
    .filter(([name, print]) => now[name] !== print && !named(name))
    .map(([name]) =>
      now[name]
        ? `The API of ${name} has changed since the last release: name it in a changeset (npx changeset).`
        : `${name} is gone since the last release: name it in a changeset (npx changeset).`,
    );
}

/** Where an entry is drawn from: `components/Button`. */
function homeOf(name) {
  const text = readFileSync(join(source, 'entries', `${name}.ts`), 'utf8');
  const homes = [...text.matchAll(/from '\.\.\/((?:components|patterns|charts)\/[A-Z]\w+|table)\//g)].map(
    ([, home]) => home,
  );
  return homes.find((home) => home.toLowerCase().endsWith(`/${name.toLowerCase()}`)) ?? homes[0];
}

function sentence(text) {
  const [first = ''] = text.replaceAll(/\s+/g, ' ').match(/^.*?[.;](?= |$)/) ?? [text];
  return first.replace(/[.;]$/, '').replaceAll('|', '\\|');
}

function wordsOf(name, home, docs) {
  const own = publicApi(declarationsOf(name)).find(
    (item) => item.name.toLowerCase() === name.toLowerCase() && item.doc,
  );
  if (own) return sentence(own.doc);
  if (!existsSync(docs)) return '';
  const prose = readFileSync(docs, 'utf8')
    .split('\n')
    .find((line) => /^[A-Z“]/.test(line));
  return sentence((prose ?? '').replaceAll(/<[^>]+>/g, '').replaceAll(/\{[^}]*\}/g, ''));
}

/** What others call it, where its docs say so. */
function otherNames(docs) {
  const names = docs && readFileSync(docs, 'utf8').match(/^Also known as (.+)\.$/m)?.[1];
  return names ? ` (${names})` : '';
}

const storyId = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A row for every component, pattern and chart. */
export function rows(sizes) {
  return entryNames()
    .filter((name) => !groups.has(name) && existsSync(declarationsOf(name)))
    .flatMap((name) => {
      const home = homeOf(name);
      if (!home) return [];
      const folder = join(source, home);
      const base = home.split('/').at(-1);
      const file = (suffix) =>
        [join(folder, `${name}${suffix}`), join(folder, `${base}${suffix}`)].find((path) => existsSync(path));
      const stories = file('.stories.tsx');
      const docs = file('.docs.mdx');
      const title =
        stories && readFileSync(stories, 'utf8').match(/title: '((?:Components|Patterns|Charts|Table)\/[^']+)'/)?.[1];
      return [
        {
          name,
          kind: home.split('/')[0],
          words: wordsOf(name, home, docs ?? '') + otherNames(base.toLowerCase() === name.toLowerCase() && docs),
          bytes: sizes[name]?.total ?? 0,
          story: title && `${storyId(title)}--docs`,
          title,
          docs: docs && relative(join(root, 'docs'), docs),
        },
      ];
    });
}

const kinds = [
  ['components', 'Components'],
  ['patterns', 'Patterns'],
  ['charts', 'Charts'],
  ['table', 'Table'],
];

export function componentsDocument(list) {
  const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  const tables = kinds.map(([kind, heading]) => {
    const own = list.filter((row) => row.kind === kind);
    if (own.length === 0) return '';
    const lines = own.map(
      ({ name, words, bytes, title, story, docs }) =>
        `| ${name} | ${words} | \`@larder/ui/${name}\` | ${kb(bytes)} | ${title ? `[${title}](http://localhost:6006/?path=/docs/${story})` : '–'} | ${docs ? `[docs](${docs})` : '–'} |`,
    );
    return `## ${heading}\n\n| name | what it is | entry | weight | story | prose |\n| --- | --- | --- | --- | --- | --- |\n${lines.join('\n')}\n`;
  });
  return `# What @larder/ui consists of\n\nGenerated: \`node tools/catalogue.mjs\` after a build. The weight is everything behind the import but React, styles included, minified, brotli; what a component loads late is not part of it. In brackets stands what others call it. Stories open where \`pnpm storybook\` runs.\n\n${tables.filter(Boolean).join('\n')}`;
}

/** Sentences about components that the package's own README does not name. */
export const unnamed = (readme, list) =>
  list
    .filter(({ name }) => !readme.includes(`\`${name}\``))
    .map(({ name }) => `packages/ui/README.md does not name ${name}: give it its place under "Components".`);

/** Weights drift with every line; a document that is a tenth off is still true. */
export const sameButForWeights = (a, b) => {
  const weights = (text) => [...text.matchAll(/\| ([\d.]+) KB +\|/g)].map(([, kb]) => Number(kb));
  const bare = (text) => text.replaceAll(/\| [\d.]+ KB +\|/g, '|').replaceAll(/[ -]+/g, ' ');
  const [left, right] = [weights(a), weights(b)];
  return bare(a) === bare(b) && left.every((value, i) => Math.abs(value - right[i]) <= Math.max(0.5, value * 0.1));
};
