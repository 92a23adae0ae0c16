import { findPage, type SearchGroup } from '@larder/domain/contract';
import type { IconType } from '@larder/ui';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isAvailable } from '../navigation/navigation';
import { pageIcon } from '../navigation/pageIcon';
import { regionalLocale } from '../../lib/regionalLocale';
import { usePageAccess } from '../navigation/usePageAccess';
import { searchSynonyms } from './searchSynonyms';

/** Maximum number of rows per group. */
export const searchLimit = 4;

/** Groups of search results, in display order. */
export const searchGroups = ['Pages', 'Files', 'Contacts'] as const;
export type SearchGroupTitle = (typeof searchGroups)[number];

/** A search result, independent of how it is rendered. */
export interface SearchResult {
  /** Unique among all results. */
  id: string;
  href: string;
  title: string;
  /** Other words that find the result. */
  keywords?: string;
  icon?: IconType;
  /** Lucide name, stored with recently opened entries. */
  iconName?: string;
  /** Avatar image and color of a person. */
  person?: { src: string | undefined; colorKey: number };
  /** Section or owner. `isAddress` marks email addresses and paths. */
  about: string | undefined;
  isAddress?: boolean;
  /** File size or date. */
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

/** Returns the results that the user may open, by group, with translated names. */
export function useSearchResults(data: readonly SearchGroup[] | undefined): Record<SearchGroupTitle, SearchResult[]> {
  const { t, i18n } = useTranslation();
  const access = usePageAccess();
  return useMemo(() => {
    const { language } = i18n;
    const date = new Intl.DateTimeFormat(regionalLocale(language), { day: 'numeric', month: 'short' });
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
              keywords: `${title} ${searchSynonyms[target] ?? ''}`,
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
            keywords: email,
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
