import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = new URL('../packages/', import.meta.url);

/**
 * Aliases from package entries to their sources. TypeScript uses the export condition `larder-source` instead. Vite needs
 * aliases, because the compiler of .css.ts files resolves package names outside its module graph and loses their styles.
 */
export const sourceAliases = readdirSync(packages).flatMap((folder) => {
  const root = new URL(`${folder}/`, packages);
  const { name, exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => target['larder-source'])
    .map(([entry, target]) => ({
      // `*` matches one name without a dot; names with a dot are built files, such as `styles.css`.
      find: new RegExp(`^${name}${entry.slice(1).replace('*', '([^./]+)')}$`),
      replacement: fileURLToPath(new URL(target['larder-source'], root)).replace('*', '$1'),
    }));
});

/** Export conditions that resolve workspace packages to their sources. */
export const sourceConditions = ['larder-source', 'module', 'browser', 'development|production'];
