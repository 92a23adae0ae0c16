import type { Channel, OrderType } from '../../restaurants/basics.contract';
import type { MenuPlace } from '../availability';
import type { EightySix } from '../eightySix.contract';
import type {
  CatalogueParts,
  Daypart,
  Menu,
  MenuItem,
  MenuKind,
  MenuOption,
  MenuSection,
  ModifierGroup,
} from '../menu.contract';
import { emptyParts } from '../menuContent';
import { blankFields } from '../menuForms';
import type { OpsContext } from '../menuOps';

const at = '2026-01-02T10:00:00.000Z';

/** Creates a record with default fields, overridden by `fields`. */
function make<T>(kind: MenuKind, id: string, fields: Partial<T>): T {
  const blank = structuredClone(blankFields[kind]);
  const standing = { archived: false, version: 1, createdAt: at, updatedAt: at, updatedBy: null };
  return { ...standing, ...blank, id, name: id, ...fields } as T;
}

export const makeItem = (id: string, fields: Partial<MenuItem> = {}) => make<MenuItem>('item', id, fields);
export const makeDaypart = (id: string, fields: Partial<Daypart> = {}) => make<Daypart>('daypart', id, fields);
export const makeOption = (id: string, fields: Partial<MenuOption> = {}) => make<MenuOption>('option', id, fields);

/** Creates a catalogue with two menus, three sections (one of them nested), four items and two groups. */
export function sampleMenu(): CatalogueParts {
  const price = { USD: 1_000, JPY: 1_400 };
  return {
    ...emptyParts(),
    menuOrder: ['m1', 'm2'],
    menus: [make<Menu>('menu', 'm1', { sectionIds: ['s1', 's2'] }), make<Menu>('menu', 'm2', { sectionIds: [] })],
    sections: [
      make<MenuSection>('section', 's1', { itemIds: ['i1', 'i2'], sectionIds: ['s3'] }),
      make<MenuSection>('section', 's2', { itemIds: ['i2', 'i3'] }),
      make<MenuSection>('section', 's3', { itemIds: ['i4'] }),
    ],
    items: [
      makeItem('i1', {
        basePrice: price,
        groupLinks: [
          { groupId: 'g1', min: null, max: null, optionPrices: {} },
          { groupId: 'g2', min: 2, max: null, optionPrices: { o4: { USD: 50 } } },
        ],
      }),
      makeItem('i2', { basePrice: price, priceOverrides: { nyc: 1_200 } }),
      makeItem('i3', { basePrice: price, daypartIds: ['d1'] }),
      makeItem('i4', { basePrice: price }),
    ],
    groups: [
      make<ModifierGroup>('group', 'g1', { min: 1, max: 1, optionIds: ['o1', 'o2'] }),
      make<ModifierGroup>('group', 'g2', { min: 0, max: 3, optionIds: ['o3', 'o4'] }),
    ],
    options: [
      makeOption('o1', { isDefault: true }),
      makeOption('o2', { price: { USD: 100 } }),
      makeOption('o3', { itemId: 'i4', maxQuantity: 2 }),
      makeOption('o4', { price: { USD: 75 } }),
    ],
    dayparts: [makeDaypart('d1', { windows: [{ days: [1, 2, 3, 4, 5], from: '17:00', to: '01:00' }] })],
    allergens: [],
  };
}

export const allChannels: Channel[] = ['pos', 'qr', 'kiosk', 'online', 'phone', 'partner'];
const types: Record<OrderType, { enabled: boolean }> = {
  dine_in: { enabled: true },
  takeaway: { enabled: true },
  delivery: { enabled: false },
};

export const nyc: MenuPlace = {
  id: 'nyc',
  timeZone: 'America/New_York',
  currency: 'USD',
  ordering: { channels: allChannels, types },
};

export const makeEntry = (fields: Partial<EightySix> = {}): EightySix => ({
  id: 'e1',
  version: 1,
  targetKind: 'item',
  targetId: 'i1',
  restaurantId: 'nyc',
  channels: null,
  mode: 'out',
  remaining: null,
  untilRule: 'manual',
  until: null,
  reason: 'sold_out',
  note: '',
  by: { id: 1, name: 'Maren Holt' },
  at,
  endedAt: null,
  endedBy: null,
  ...fields,
});

/** Creates a context that numbers new records of all kinds: `section-1`, `item-2` …. Restored records keep their ID. */
export function sampleContext(previous: ReadonlySet<string> = new Set()): OpsContext {
  let count = 0;
  return {
    by: { id: 1, name: 'Maren Holt' },
    at: '2026-11-20T20:15:00.000Z',
    newId: (kind, tempId) => (previous.has(tempId) ? tempId : `${kind}-${(count += 1)}`),
    published: new Set(),
  };
}
