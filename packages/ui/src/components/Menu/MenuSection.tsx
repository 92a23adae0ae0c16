import { useMenuParts } from './MenuPartsContext';
import type { MenuSectionProps } from './menuTypes';

export type { MenuSectionProps } from './menuTypes';

/** A titled group of items. */
export function MenuSection(props: MenuSectionProps) {
  const parts = useMenuParts('MenuSection');
  return <parts.MenuSection {...props} />;
}
