import type { IconType } from '../../icons/Icon';

/** A row of the side menu: a link, or a group when it has children. */
export interface SideMenuItem {
  /** Key that stays the same over time. */
  id: string;
  /** Words of the row. */
  title: string;
  /** Icon of a first-level row. */
  icon?: IconType;
  /** Address of a link; a group has none. */
  href?: string;
  /** What waits there; zero and undefined show nothing. */
  count?: number;
  /** Says the count in words, such as "7 unread". */
  countLabel?: string;
  /** Rows of a group. */
  children?: readonly SideMenuItem[];
}

/** Rows under one small label. */
export interface SideMenuSection {
  /** Key that stays the same over time. */
  id: string;
  /** Words over its rows. */
  title: string;
  /** Icon of the group in the horizontal menu. */
  icon?: IconType;
  /** Its rows, in order. */
  items: readonly SideMenuItem[];
}

/** Ids from the first level down to a row. */
export type MenuTrail = readonly string[];

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** Whether `href` is the path or a parent of it by whole segments; `/` is nobody's parent. */
export function covers(href: string, path: string) {
  const [link, current] = [withoutSlash(href), withoutSlash(path)];
  return link === current || (link !== '/' && current.startsWith(`${link}/`));
}

/** The trail of the row for a path: the longest link that covers it, the first of equals. */
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
 * The open groups after one was opened or closed: opening closes its siblings and what is in them, except the groups on
 * the way to the current page. Closing takes the groups inside along.
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

/** The row whose title starts with the typed letters, looking from the one after `from` around to itself. */
export function typeAheadIndex(titles: readonly string[], typed: string, from: number) {
  const plain = (value: string) =>
    value
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLocaleLowerCase();
  const wanted = plain(typed);
  // A first letter moves on; further letters may still fit the row that has focus.
  const start = wanted.length > 1 ? from : from + 1;
  for (let step = 0; step < titles.length; step++) {
    const index = (start + step + titles.length) % titles.length;
    if (plain(titles[index]!).startsWith(wanted)) return index;
  }
  return -1;
}
