import { useMenuParts } from './MenuPartsContext';

/** A hairline between groups of items. */
export function MenuSeparator() {
  const parts = useMenuParts('MenuSeparator');
  return <parts.MenuSeparator />;
}
