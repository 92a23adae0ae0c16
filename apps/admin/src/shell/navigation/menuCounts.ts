import type { SideMenuItem, SideMenuSection } from '@larder/ui/shell';

/** Pages whose menu row shows a count. */
export type CountedPage = 'email' | 'chat' | 'todo' | 'invoiceList' | 'jobX' | 'bills';
export type MenuCounts = Partial<Record<CountedPage, number | undefined>>;

/** The counted page of each menu row. */
const rows: Partial<Record<string, CountedPage>> = {
  email: 'email',
  chat: 'chat',
  todo: 'todo',
  'group-invoices': 'invoiceList',
  jobX: 'jobX',
  bills: 'bills',
};

/** Adds counts to the menu. `formatLabel` formats the accessible label of a count. */
export function withCounts(
  sections: readonly SideMenuSection[],
  counts: MenuCounts,
  formatLabel: (page: CountedPage, count: number) => string,
): SideMenuSection[] {
  const counted = (item: SideMenuItem): SideMenuItem => {
    const page = rows[item.id];
    const count = page && counts[page];
    return count ? { ...item, count, countLabel: formatLabel(page, count) } : item;
  };
  return sections.map((section) => ({ ...section, items: section.items.map(counted) }));
}
