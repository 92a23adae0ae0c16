import { pageTable, type PageRow, type SectionRow } from './pageTable.ts';

type RowsIn<Entries> = {
  [Key in keyof Entries]: Entries[Key] extends { pages: infer Pages }
    ? { [Target in keyof Pages]: { target: Target; row: Pages[Target] } }[keyof Pages]
    : { target: Key; row: Entries[Key] };
}[keyof Entries];
type Rows = { [Id in keyof typeof pageTable]: RowsIn<(typeof pageTable)[Id]['entries']> }[keyof typeof pageTable];

/** Name of a page in code and in its translation key. Also the ID of its menu item. */
export type PageTarget = Rows['target'];
/** A page with a go-to shortcut. */
export type GoTarget = Extract<Rows, { row: { goKey: string } }>['target'];

/** Access rule of a page. */
export type AccessRule = 'public' | 'signed-in' | { action: string; subject: string };

export interface PageRecord extends Omit<PageRow, 'path' | 'title' | 'menuTitle' | 'access'> {
  target: PageTarget;
  path: string;
  titleKey: string;
  menuTitleKey: string;
  access: AccessRule;
  /** Key of the menu section. `group` is the key of the group in it. */
  section: string;
  group: string | undefined;
}

/** Checks whether the user can perform an action, such as `read`, on a subject. */
export type Can = (action: string, subject: string) => boolean;

export interface PageGroup {
  id: string;
  titleKey: string;
  icon: string;
  pages: readonly PageRecord[];
}

export interface PageSection {
  id: string;
  titleKey: string;
  icon: string;
  entries: readonly (PageRecord | PageGroup)[];
}

function accessRule(access: PageRow['access']): AccessRule {
  if (access === undefined) return 'signed-in';
  if (access === 'public') return access;
  const [action = '', subject = ''] = access.split(' ');
  return { action, subject };
}

function pageRecord(target: string, row: PageRow, section: string, group?: string): PageRecord {
  const titleKey = `nav.pages.${target}`;
  const menuTitleKey = row.menuTitle ? `nav.menu.${row.menuTitle}` : titleKey;
  return {
    ...row,
    target: target as PageTarget,
    titleKey,
    menuTitleKey,
    access: accessRule(row.access),
    section,
    group,
  };
}

/** The pages by section and group of the menu. */
export const pageSections: readonly PageSection[] = Object.entries<SectionRow>(pageTable).map(
  ([section, { icon, entries }]) => ({
    id: section,
    titleKey: `nav.sections.${section}`,
    icon,
    entries: Object.entries(entries).map(([key, entry]) =>
      'pages' in entry
        ? {
            id: key,
            titleKey: `nav.groups.${key}`,
            icon: entry.icon,
            pages: Object.entries(entry.pages).map(([target, row]) => pageRecord(target, row, section, key)),
          }
        : pageRecord(key, entry, section),
    ),
  }),
);

export const pagesOf = ({ entries }: PageSection): readonly PageRecord[] =>
  entries.flatMap((entry) => ('pages' in entry ? entry.pages : entry));

/** Every page, in the order of the menu. */
export const pages: readonly PageRecord[] = pageSections.flatMap(pagesOf);

const byTarget = new Map<string, PageRecord>(pages.map((page) => [page.target, page]));

export const pageByTarget = (target: PageTarget): PageRecord => byTarget.get(target)!;

/** Returns the page of a link: the one with its path, or the one whose record it shows (`/apps/user/view/17`). */
export function findPage(link: string): PageRecord | undefined {
  const [path = ''] = link.split(/[?#]/);
  return pages
    .filter((page) => path === page.path || (page.path !== '/' && path.startsWith(`${page.path}/`)))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** Checks whether a signed-in user may open the page of a link. Links without a page are allowed. */
export function mayOpen(link: string, can: Can): boolean {
  const access = findPage(link)?.access;
  return typeof access !== 'object' || can(access.action, access.subject);
}

/** The pages that a new account has bookmarked: email, chat, tasks, calendar. */
export const initialBookmarks: readonly number[] = [21, 22, 23, 24];
