import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuCounts } from '@larder/domain/contract';
import { withCounts } from './menuCounts';
import { buildMenu, horizontalMenu, type PageAccess } from './navigation';

/** Returns the menu with its counts, for the vertical and the horizontal layout. */
export function useShellMenu(access: PageAccess, counts: MenuCounts) {
  const { t } = useTranslation();
  const menu = useMemo(() => buildMenu(t, access), [t, access]);
  const sections = useMemo(
    () => withCounts(menu, counts, (page, count) => t(`shell.waiting.${page}`, { count })),
    [menu, counts, t],
  );
  const horizontalSections = useMemo(() => horizontalMenu(sections), [sections]);
  return { sections, horizontalSections };
}
