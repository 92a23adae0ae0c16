import type { MenuProblem } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import type { MenuSearch } from './menuSearch';
import type { Menu } from './useMenu';

/** Tabs of the item editor in which problems of an item are fixed. The first tab by default. */
const tabs: Partial<Record<MenuProblem['code'], MenuSearch['tab']>> = {
  no_price: 'prices',
  price_below_cost: 'prices',
  no_allergens: 'allergens',
  never_available: 'availability',
};

/** Returns functions that describe a problem and show where to fix it. */
export function useProblemLabels({ restaurants, show, index }: Menu) {
  const { t } = useTranslation();
  return {
    textOf: ({ code, values, restaurantId }: MenuProblem) =>
      t(`menu.problems.${code}`, {
        ...values,
        other: index && typeof values['other'] === 'string' ? nameIn(index, values['other']) : undefined,
        restaurant: restaurants.find(({ id }) => id === restaurantId)?.name ?? '',
      }),
    /** Returns a function that shows the record of a problem; undefined if the page doesn't edit it. */
    fixOf: ({ code, kind, entityId }: MenuProblem) => {
      if (code === 'long_eighty_six') return () => show({ mode: 'eightySix' });
      if (kind === 'item') return () => show({ mode: undefined, section: 'all', item: entityId, tab: tabs[code] });
      if (kind === 'group' || kind === 'daypart' || kind === 'allergen') return () => show({ edit: entityId });
      if (kind === 'section') return () => show({ mode: undefined, section: entityId, item: undefined });
      return undefined;
    },
  };
}

const nameIn = (index: NonNullable<Menu['index']>, id: string) =>
  [index.menu, index.section, index.item, index.group, index.option].map((rows) => rows.get(id)?.name).find(Boolean) ??
  '';
