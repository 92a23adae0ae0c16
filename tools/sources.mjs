import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = new URL('../packages/', import.meta.url);

/**
 * Every entry of the workspace's packages, by its source file. The export condition `larder-source` says the same to
 * TypeScript; Vite needs the aliases as well, because the compiler of .css.ts files resolves a bare name outside its module
 * graph and then loses the styles behind it.
 */
export const sourceAliases = readdirSync(packages).flatMap((folder) => {
  const root = new URL(`${folder}/`, packages);
  const { name, exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => target['larder-source'])
    .map(([entry, target]) => ({
      // A pattern stands for one name; a name with a dot is a file of the build, such as `styles.css`.
      find: new RegExp(`^${name}${entry.slice(1).replace('*', '([^./]+)')}$`),
      replacement: fileURLToPath(new URL(target['larder-source'], root)).replace('*', '$1'),
    }));
});

/** For whatever a package of the workspace adds later. */
export const sourceConditions = ['larder-source', 'module', 'browser', 'development|production'];
