import type { IconType } from '../../icons/Icon';

/** A row of the side menu: a link, or a group if it has children. */
export interface SideMenuItem {
  /** Unique, stable ID. */
  id: string;
  /** Label of the row. */
  title: string;
  /** Icon of a first-level row. */
  icon?: IconType;
  /** URL of a link. Groups have none. */
  href?: string;
  /** Count, hidden if zero or undefined. */
  count?: number;
  /** Description of the count, such as "7 unread". */
  countLabel?: string;
  /** Rows of a group. */
  children?: readonly SideMenuItem[];
}

/** A titled section. */
export interface SideMenuSection {
  /** Unique, stable ID. */
  id: string;
  /** Title of the section. */
  title: string;
  /** Icon of the group in the horizontal menu. */
  icon?: IconType;
  /** Rows, in order. */
  items: readonly SideMenuItem[];
}

/** IDs from the first level down to a row. */
export type MenuTrail = readonly string[];

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** Returns true if `href` is the path or a parent of it by whole segments. `/` is not a parent. */
export function covers(href: string, path: string) {
  const [link, current] = [withoutSlash(href), withoutSlash(path)];
  return link === current || (link !== '/' && current.startsWith(`${link}/`));
}

/** Returns the trail of the row with the longest link that covers the path. */
export function activeTrail(sections: readonly SideMenuSection[], path: string): MenuTrail {
  let best: { length: number; trail: MenuTrail } | undefined;
  const visit = (items: readonly SideMenuItem[], parents: MenuTrail) => {
    for (const item of items) {
      const trail = [...parents, item.id];
      if (item.href !== undefined && covers(item.href, path) && item.href.length > (best?.length ?? -1))
        best = { length: item.href.length, trail };
      if (item.children) visit(item.children, trail);
    }
  };
  for (const section of sections) visit(section.items, []);
  return best?.trail ?? [];
}

/**
 * Toggles a group and returns the open groups. Opening closes its siblings and their nested groups, except those of
 * the current page. Closing also closes nested groups.
 */
export function toggleGroup(
  sections: readonly SideMenuSection[],
  open: ReadonlySet<string>,
  id: string,
  active: MenuTrail,
): ReadonlySet<string> {
  const siblings = siblingsOf(sections.map(({ items }) => items).flat(), id);
  const next = new Set(open);
  const drop = (item: SideMenuItem) => {
    next.delete(item.id);
    item.children?.forEach(drop);
  };
  if (open.has(id)) {
    siblings.filter((item) => item.id === id).forEach(drop);
    return next;
  }
  siblings.filter((item) => !active.includes(item.id)).forEach(drop);
  return next.add(id);
}

function siblingsOf(items: readonly SideMenuItem[], id: string): readonly SideMenuItem[] {
  if (items.some((item) => item.id === id)) return items;
  for (const { children } of items) {
    const found = children ? siblingsOf(children, id) : [];
    if (found.length) return found;
  }
  return [];
}

/** Returns the index of the next row that starts with the typed letters, wrapping around. */
export function typeAheadIndex(titles: readonly string[], typed: string, from: number) {
  const plain = (value: string) =>
    value
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLocaleLowerCase();
  const wanted = plain(typed);
  // A single letter searches after the focused row. Longer text can also match the focused row.
  const start = wanted.length > 1 ? from : from + 1;
  for (let step = 0; step < titles.length; step++) {
    const index = (start + step + titles.length) % titles.length;
    if (plain(titles[index]!).startsWith(wanted)) return index;
  }
  return -1;
}
