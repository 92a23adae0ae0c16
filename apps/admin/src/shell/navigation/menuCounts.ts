import type { MenuCounts } from '@larder/domain/contract';
import type { SideMenuItem, SideMenuSection } from '@larder/ui/shell';

/** Pages whose menu row shows a count. */
export const countedPages = ['email', 'chat', 'todo', 'invoiceList', 'jobX', 'bills'] as const;
export type CountedPage = (typeof countedPages)[number];

/** Counted pages by the ID of their menu row. */
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
