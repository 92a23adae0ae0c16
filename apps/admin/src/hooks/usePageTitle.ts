import { findPage, type WorkPlace } from '@larder/domain/contract';
import { useMatch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from './useDocumentTitle';

/** Returns the title of the page from the page table and sets the document title to it. */
export function usePageTitle(restaurant?: WorkPlace | null): string {
  const { t } = useTranslation();
  const titleKey = useMatch({ strict: false, select: ({ pathname }) => findPage(pathname)?.titleKey });
  const title = titleKey ? t(titleKey) : '';
  useDocumentTitle(title, restaurant);
  return title;
}
