import type { SideMenuItem, SideMenuSection } from '@larder/ui/shell';

/** Pages where something may wait. */
export type CountedPage = 'email' | 'chat' | 'todo' | 'invoiceList' | 'jobX' | 'bills';
export type MenuCounts = Partial<Record<CountedPage, number | undefined>>;

/** The row that says what waits: the page's own, or that of its group. */
const rows: Partial<Record<string, CountedPage>> = {
  email: 'email',
  chat: 'chat',
  todo: 'todo',
  'group-invoices': 'invoiceList',
  jobX: 'jobX',
  bills: 'bills',
};

/** The menu with what waits on each page; `say` puts a count into words. */
export function withCounts(
  sections: readonly SideMenuSection[],
  waiting: MenuCounts,
  say: (page: CountedPage, count: number) => string,
): SideMenuSection[] {
  const counted = (item: SideMenuItem): SideMenuItem => {
    const page = rows[item.id];
    const count = page && waiting[page];
    return count ? { ...item, count, countLabel: say(page, count) } : item;
  };
  return sections.map((section) => ({ ...section, items: section.items.map(counted) }));
}
