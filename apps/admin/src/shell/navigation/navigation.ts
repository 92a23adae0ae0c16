import {
  pageByTarget,
  findPage,
  mayOpen,
  pageSections,
  pagesOf,
  type Can,
  type PageRecord,
  type PageTarget,
} from '@larder/domain/contract';
import type { SideMenuItem, SideMenuSection } from '@larder/ui/shell';
import { pageIcon } from './pageIcon';

/** Decides which pages are available: those with a route that the user may open. */
export interface PageAccess {
  /** Paths of the router's routes, such as `/apps/user/view/$id`. */
  routePaths: readonly string[];
  /** Returns whether the signed-in user has an ability. */
  can: Can;
}

/** Returns whether a route matches the link. The catch-all route does not count. */
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

/** Returns whether a link has a route and the user may open its page. */
export function isAvailable(link: string, { routePaths, can }: PageAccess) {
  return hasRoute(routePaths, link) && mayOpen(link, can);
}

/** Returns the page, or undefined if it is not available. */
export function availablePage(target: PageTarget, access: PageAccess): PageRecord | undefined {
  const page = pageByTarget(target);
  return isAvailable(page.path, access) ? page : undefined;
}

/** Returns the path of the list that a record belongs to: the first page of its group, else the start page. */
export function listOf(link: string, access: PageAccess): string {
  const page = findPage(link);
  const section = pageSections.find(({ id }) => id === page?.section);
  const first = page?.group && section && pagesOf(section).find(({ group }) => group === page.group);
  return (first && availablePage(first.target, access)?.path) || '/';
}

/** Returns the side menu: available pages by section and group. Omits empty groups and sections. */
export function buildMenu(t: (key: string) => string, access: PageAccess): SideMenuSection[] {
  const itemsOf = (page: PageRecord): SideMenuItem[] =>
    isAvailable(page.path, access) ? [{ id: page.target, title: t(page.menuTitleKey), href: page.path }] : [];
  return pageSections
    .map(({ id, titleKey, entries }) => ({
      id,
      title: t(titleKey),
      items: entries.flatMap((entry): SideMenuItem[] => {
        const icon = pageIcon(entry.icon);
        if (!('pages' in entry)) return itemsOf(entry).map((item) => ({ ...item, icon }));
        const children = entry.pages.flatMap(itemsOf);
        return children.length ? [{ id: `group-${entry.id}`, title: t(entry.titleKey), icon, children }] : [];
      }),
    }))
    .filter(({ items }) => items.length);
}

/**
 * Converts the menu for the horizontal layout: adds section icons, merges "More" into "Pages" and omits the page about
 * the collapsed menu.
 */
export function horizontalMenu(sections: readonly SideMenuSection[]): SideMenuSection[] {
  const rest = sections.find(({ id }) => id === 'more')?.items ?? [];
  const withoutCollapsedPage = (item: SideMenuItem): SideMenuItem =>
    item.children ? { ...item, children: item.children.filter(({ id }) => id !== 'layoutCollapsed') } : item;
  const hasPages = sections.some(({ id }) => id === 'pages');
  return sections
    .filter(({ id }) => id !== 'more' || !hasPages)
    .map((section) => ({
      ...section,
      icon: pageIcon(pageSections.find(({ id }) => id === section.id)!.icon),
      items: [...section.items.map(withoutCollapsedPage), ...(section.id === 'pages' ? rest : [])],
    }));
}
