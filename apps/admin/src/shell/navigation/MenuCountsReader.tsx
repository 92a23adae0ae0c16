import { useEffect } from 'react';
import type { MenuCounts } from './menuCounts';
import type { PageAccess } from './navigation';
import { useMenuCounts } from './useMenuCounts';

export interface MenuCountsReaderProps {
  /** Pages that the user may open. */
  access: PageAccess;
  /** Called with the counts when they change. */
  onChange: (counts: MenuCounts) => void;
}

/** Fetches the counts of the menu. Renders nothing. */
export function MenuCountsReader({ access, onChange }: MenuCountsReaderProps) {
  const counts = useMenuCounts(access);
  useEffect(() => onChange(counts), [counts, onChange]);
  return null;
}
