import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { withCounts } from './menuCounts';
import { buildMenu, horizontalMenu, type PageAccess } from './navigation';
import { useMenuCounts } from './useMenuCounts';

/** The menu with its counts, for the side and for the bar. */
export function useShellMenu(access: PageAccess) {
  const { t } = useTranslation();
  const counts = useMenuCounts(access);
  const menu = useMemo(() => buildMenu(t, access), [t, access]);
  const sections = useMemo(
    () => withCounts(menu, counts, (page, count) => t(`shell.waiting.${page}`, { count })),
    [menu, counts, t],
  );
  const horizontalSections = useMemo(() => horizontalMenu(sections), [sections]);
  return { sections, horizontalSections };
}
