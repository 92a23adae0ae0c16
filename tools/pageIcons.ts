import type { Plugin } from 'vite';
import { pageSections } from '../packages/domain/src/pages/pages.ts';
import { builtPages, routeTree } from './builtPages.ts';
import { readIconSet } from './iconSet.ts';

/** Returns the name of an icon as lucide-react exports it: `ChartNoAxesCombined` for `chart-no-axes-combined`. */
export const exportName = (icon: string) =>
  icon
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** Returns the icons shown in the menu, and the icons of other pages that have a route. */
export function iconNames() {
  const built = new Set(builtPages().map(({ target }) => target));
  const menu = new Set<string>();
  const others = new Set<string>();
  for (const { icon, entries } of pageSections)
    for (const entry of entries)
      for (const page of 'pages' in entry ? entry.pages : [entry]) {
        if (!built.has(page.target)) continue;
        menu.add(icon).add(entry.icon);
        others.add(page.icon);
      }
  return { menu: [...menu], others: [...others].filter((icon) => !menu.has(icon)) };
}

const moduleOf = (icons: readonly string[]) =>
  `import { ${icons.map(exportName).join(', ')} } from 'lucide-react';
export default { ${icons.map((icon) => `'${icon}': ${exportName(icon)}`).join(', ')} };`;

const iconSet = 'virtual:icon-set';

/**
 * Serves `virtual:menu-icons` and `virtual:page-icons`: maps from icon name to component. Pages without a route add
 * nothing to the build, and icons that the menu does not show can be loaded lazily. Also serves `virtual:icon-set`, all
 * icons with their elements.
 */
export function pageIcons(): Plugin {
  const modules = { 'virtual:menu-icons': 'menu', 'virtual:page-icons': 'others' } as const;
  return {
    name: 'larder:page-icons',
    resolveId: (source) => (source in modules || source === iconSet ? `\0${source}` : undefined),
    load(id) {
      if (id === `\0${iconSet}`) return `export default ${JSON.stringify(readIconSet())};`;
      const name = modules[id.slice(1) as keyof typeof modules];
      if (!name) return undefined;
      this.addWatchFile(routeTree);
      return moduleOf(iconNames()[name]);
    },
  };
}
