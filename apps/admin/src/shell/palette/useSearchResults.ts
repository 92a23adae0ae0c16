import { findPage, type SearchGroup } from '@larder/domain/contract';
import type { IconType } from '@larder/ui';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isAvailable } from '../navigation/navigation';
import { pageIcon } from '../navigation/pageIcon';
import { usePageAccess } from '../navigation/usePageAccess';

/** Rows that a group of the search shows at most. */
export const searchLimit = 4;

/** The groups of the search in their order. */
export const searchGroups = ['Pages', 'Files', 'Contacts'] as const;
export type SearchGroupTitle = (typeof searchGroups)[number];

/** Something that the search finds; how it looks is for the place that shows it. */
export interface SearchResult {
  /** Key among all results. */
  id: string;
  href: string;
  title: string;
  icon?: IconType;
  /** Lucide name, to be remembered by. */
  iconName?: string;
  /** Picture and colour of somebody. */
  person?: { src: string | undefined; colorKey: number };
  /** Where it stands or whose it is; addresses are told apart from words. */
  about: string | undefined;
  isAddress?: boolean;
  /** Its size or day; a size keeps its direction. */
  end?: string;
  isSize?: boolean;
}

const sheets = ['csv', 'xls', 'xlsx'];

function fileSize(bytes: number, language: string) {
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(value);
}

/** Everything that can be found and opened by this person, by group, with its name in their language. */
export function useSearchResults(data: readonly SearchGroup[] | undefined): Record<SearchGroupTitle, SearchResult[]> {
  const { t, i18n } = useTranslation();
  const access = usePageAccess();
  return useMemo(() => {
    const { language } = i18n;
    const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
    const found: Record<SearchGroupTitle, SearchResult[]> = { Pages: [], Files: [], Contacts: [] };
    const hasLink = <Row extends { link?: string }>(row: Row): row is Row & { link: string } =>
      row.link !== undefined && isAvailable(row.link, access);
    for (const group of data ?? [])
      switch (group.groupTitle) {
        case 'Pages':
          found.Pages = group.data.filter(hasLink).map(({ id, target, title, icon, link }) => {
            const section = findPage(link)?.section;
            return {
              id: `page-${id}`,
              href: link,
              title: t(`nav.pages.${target}`, { defaultValue: title }),
              icon: pageIcon(icon),
              iconName: icon,
              about: section && t(`nav.sections.${section}`),
            };
          });
          break;
        case 'Files':
          found.Files = group.data.filter(hasLink).map(({ id, title, by, kind, size, link }) => ({
            id: `file-${id}`,
            href: link,
            title,
            icon: sheets.includes(kind) ? FileSpreadsheet : FileText,
            about: by,
            end: fileSize(size, language),
            isSize: true,
          }));
          break;
        case 'Contacts':
          found.Contacts = group.data.filter(hasLink).map(({ id, title, email, avatar, time, link }) => ({
            id: `contact-${id}`,
            href: link,
            title,
            person: { src: avatar || undefined, colorKey: id },
            about: email,
            isAddress: true,
            end: Number.isNaN(Date.parse(time)) ? time : date.format(new Date(time)),
          }));
          break;
      }
    return found;
  }, [data, access, t, i18n]);
}
