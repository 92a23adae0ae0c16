import { useMenuPart } from './MenuPartsContext';

/** A hairline between groups of items. */
export function MenuSeparator() {
  const Part = useMenuPart('MenuSeparator');
  return <Part />;
}
