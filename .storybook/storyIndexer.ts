import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aliasSeparator } from './aliasSeparator.ts';
import { idOf, testOnly } from './storyNames.ts';
import type { Indexer, IndexInput } from 'storybook/internal/types';

const readme = fileURLToPath(new URL('../packages/ui/README.md', import.meta.url));

/** Returns the category of each component (in lower case), read from the table in the README. */
function readCategories() {
  const rows = [...readFileSync(readme, 'utf8').matchAll(/^\| ([A-Z][\w ]+?) +\| (`.+`) +\|$/gm)];
  return new Map(
    rows.flatMap(([, category = '', names = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name.toLowerCase(), category] as const),
    ),
  );
}

/** Returns the aliases of a component, read from its docs page. */
function aliasesOf(storyFile: string) {
  const docs = join(dirname(storyFile), `${basename(storyFile).split('.')[0]}.docs.mdx`);
  return existsSync(docs) ? readFileSync(docs, 'utf8').match(/Also known as (.+)\.$/m)?.[1] : undefined;
}

/** Returns the sidebar title, with the category of a component and its aliases for the search. */
export function sidebarTitle(title: string, storyFile: string) {
  const [root = '', name = '', ...rest] = title.split('/');
  const category = root === 'Components' ? readCategories().get(name.toLowerCase()) : undefined;
  const aliases = aliasesOf(storyFile);
  const named = aliases && rest.length === 0 ? `${name}${aliasSeparator}${aliases.replaceAll('/', ', ')}` : name;
  return [root, ...(category ? [category] : []), named, ...rest].join('/');
}

/** Changes titles and tags in the sidebar, but not IDs: links and tests use the IDs of the titles in the files. */
export function sidebarIndexer(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const inputs = await indexer.createIndex(file, options);
      return inputs.map((input): IndexInput => {
        if (!input.title || !file.includes('/packages/ui/')) return input;
        return {
          ...input,
          // Keeps the category out of the ID of the docs page.
          metaId: input.metaId ?? idOf(input.title),
          title: sidebarTitle(input.title, file),
          tags: [...(input.tags ?? []), ...(input.name && testOnly.test(input.name) ? ['!dev'] : [])],
        };
      });
    },
  };
}
