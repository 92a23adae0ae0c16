import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** An icon: its name, its SVG elements with their attributes, and its other names. */
export type IconRecord = readonly [
  name: string,
  nodes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[],
  aliases: readonly string[],
];

interface IconData {
  name: string;
  node: [string, Record<string, string>][];
  aliases?: string[];
}

/** Reads all icons of lucide-react, by name. */
export function readIconSet(): readonly IconRecord[] {
  const require = createRequire(new URL('../apps/admin/package.json', import.meta.url));
  const folder = join(dirname(require.resolve('lucide-react/package.json')), 'dist/esm/icons');
  const literals = globSync('*.mjs', { cwd: folder }).flatMap((file) => {
    // Modules of aliases contain no data.
    const [, literal = ''] = /const __iconData = (\{[^]*?\n\});/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return literal || [];
  });
  // Evaluates the literals: importing 2,000 modules takes seconds.
  const icons = runInNewContext(`[${literals.join(',')}]`) as IconData[];
  return icons
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, node, aliases = [] }) => [
      name,
      // `key` is for React.
      node.map(
        ([tag, all]) => [tag, Object.fromEntries(Object.entries(all).filter(([key]) => key !== 'key'))] as const,
      ),
      aliases,
    ]);
}
