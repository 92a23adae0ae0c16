import type { PageAccess, PageEntry, PageTarget } from '@larder/domain/contract';
import { pages } from '@larder/domain/contract';
import type { IconType } from '@larder/ui';
import type { SideMenuItem, SideMenuSection } from '@larder/ui/shell';
import { menuTree, type Leaf } from './menuTree';
import { pageIcon } from './pageIcons';

const byTarget = new Map<string, PageEntry>(pages.map((page) => [page.target, page]));

/** What decides whether somebody is offered a link. */
export interface Reach {
  /** Paths of the router's routes, such as `/apps/user/view/$id`. */
  routePaths: readonly string[];
  /** Whether the signed-in user may. */
  can: (action: string, subject: string) => boolean;
}

/** Whether a route answers a path; the catch-all answers none. */
export function hasRoute(routePaths: readonly string[], link: string) {
  const parts = (path: string) => path.split('/').filter(Boolean);
  const wanted = parts(link.split(/[?#]/)[0]!);
  return routePaths.some((path) => {
    const route = parts(path);
    return (
      route.length === wanted.length &&
      route.every((part, index) => (part === '$' ? false : part.startsWith('$') || part === wanted[index]))
    );
  });
}

const isAllowed = (access: PageAccess, can: Reach['can']) =>
  typeof access === 'string' || can(access.action, access.subject);

/** The page that a link belongs to: its own, or that of the record behind it. */
export const pageOf = (link: string) =>
  pages
    .filter((page) => link === page.link || (page.link !== '/' && link.startsWith(`${page.link}/`)))
    .toSorted((a, b) => b.link.length - a.link.length)[0];

const targetOf = (leaf: Leaf) => (typeof leaf === 'string' ? leaf : leaf[0]);
const leavesOf = (entry: (typeof menuTree)[number]['entries'][number]) =>
  typeof entry === 'object' && 'group' in entry ? entry.entries : [entry];

/** Section and group of the menu that a page stands in. */
export function placeOf(target: string) {
  for (const { section, entries } of menuTree)
    for (const entry of entries)
      if (leavesOf(entry).some((leaf) => targetOf(leaf) === target))
        return { section, group: typeof entry === 'object' && 'group' in entry ? entry.group : undefined, entry };
  return undefined;
}

/** The list that a record's page belongs to: the first page of its group, else the start page. */
export function listOf(link: string, reach: Reach): string {
  const page = pageOf(link);
  const place = page && placeOf(page.target);
  const list = place?.group ? reachablePage(targetOf(leavesOf(place.entry)[0]!), reach) : undefined;
  return list?.link ?? '/';
}

/** Whether a link can be offered: a route is built for it and the ability allows its page. */
export function isReachable(link: string, { routePaths, can }: Reach) {
  const page = pageOf(link.split(/[?#]/)[0]!);
  return hasRoute(routePaths, link) && (!page || isAllowed(page.access, can));
}

/** The page of a menu id, where it can be offered. */
export function reachablePage(target: PageTarget, reach: Reach) {
  const page = byTarget.get(target);
  return page && isReachable(page.link, reach) ? page : undefined;
}

/** The side menu for somebody: what is built and allowed; a group or section with nothing in it is left out. */
export function buildMenu(t: (key: string) => string, reach: Reach): SideMenuSection[] {
  const leaf = (entry: Leaf, icon: boolean): SideMenuItem[] => {
    const [target, name] = typeof entry === 'string' ? [entry, undefined] : entry;
    const page = reachablePage(target, reach);
    if (!page) return [];
    const drawing: IconType | undefined = icon ? pageIcon(page.icon) : undefined;
    return [
      { id: target, title: t(name ? `nav.menu.${name}` : `nav.pages.${target}`), icon: drawing, href: page.link },
    ];
  };
  return menuTree
    .map(({ section, entries }) => ({
      id: section,
      title: t(`nav.sections.${section}`),
      items: entries.flatMap((entry): SideMenuItem[] => {
        if (typeof entry === 'string' || !('group' in entry)) return leaf(entry, true);
        const children = entry.entries.flatMap((child) => leaf(child, false));
        return children.length
          ? [
              {
                id: `group-${entry.group}`,
                title: t(`nav.groups.${entry.group}`),
                icon: pageIcon(entry.icon),
                children,
              },
            ]
          : [];
      }),
    }))
    .filter(({ items }) => items.length);
}

const sectionIcons: Record<string, string> = {
  dashboards: 'chart-column',
  restaurant: 'store',
  apps: 'shapes',
  pages: 'file-text',
  gallery: 'palette',
  formsAndData: 'table',
};

/** The same menu as groups of a bar: what is left over stands with the pages, and there is no rail to show collapsed. */
export function horizontalMenu(sections: readonly SideMenuSection[]): SideMenuSection[] {
  const rest = sections.find(({ id }) => id === 'more')?.items ?? [];
  const withoutRail = (item: SideMenuItem): SideMenuItem =>
    item.children ? { ...item, children: item.children.filter(({ id }) => id !== 'layoutCollapsed') } : item;
  const bar = sections
    .filter(({ id }) => id !== 'more')
    .map((section) => ({
      ...section,
      icon: pageIcon(sectionIcons[section.id] ?? 'shapes'),
      items: [...section.items.map(withoutRail), ...(section.id === 'pages' ? rest : [])],
    }));
  return bar.some(({ id }) => id === 'pages') || rest.length === 0
    ? bar
    : [
        ...bar,
        { id: 'more', title: sections.find(({ id }) => id === 'more')!.title, icon: pageIcon('lock'), items: rest },
      ];
}
