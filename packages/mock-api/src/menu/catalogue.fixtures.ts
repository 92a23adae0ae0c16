import {
  emptyParts,
  type CatalogueParts,
  type Daypart,
  type MenuItem,
  type MenuSection,
} from '@larder/domain/contract';
import { createRandom } from '../random';
import type { Seed } from '../users/users.fixtures';
import { maren } from './people.fixtures';
import { allergenNames, seedGroups, seedItems, type SeedItem } from './menu.fixtures';

const days = 24 * 3_600_000;
const letters = 'abcdefghijklmn'.split('');

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const itm = (...places: number[]) => places.map((place) => `itm-${place}`);

const sections: readonly (readonly [name: string, description: string, items: readonly number[]])[] = [
  ['Small plates', 'To share, or to begin with.', [9, 10, 11, 12, 14, 16]],
  ['Bowls', 'One plate, one meal.', [27, 28, 29, 30, 31]],
  ['Sides', '', numbers(32, 38)],
  ['Sweet things', '', [39, 40, 42, 43]],
  ['Eggs', 'Until the last egg.', numbers(1, 4)],
  ['Griddle and bowls', '', numbers(5, 8)],
  ['Starters', '', numbers(9, 17)],
  // The crab tart, itm-20, has no placement: an intended problem.
  ['Mains', 'From the stove and the oven.', [18, 19, 21, 22]],
  ['From the grill', 'Over oak and charcoal.', [23, 24, 25, 26]],
  ['Desserts', '', numbers(39, 44)],
  ['Soft drinks', '', numbers(45, 52)],
  ['Beer and wine', '', numbers(53, 60)],
];

const allWeek: Daypart['windows'][number]['days'] = [1, 2, 3, 4, 5, 6, 7];
const dayparts: readonly (readonly [name: string, windows: Daypart['windows']])[] = [
  [
    'Breakfast',
    [
      { days: [1, 2, 3, 4, 5], from: '11:30', to: '12:30' },
      { days: [6, 7], from: '10:00', to: '13:00' },
    ],
  ],
  ['Lunch', [{ days: allWeek, from: '11:30', to: '15:30' }]],
  ['Dinner', [{ days: allWeek, from: '17:00', to: '01:00' }]],
  ['Late plates', [{ days: [5, 6], from: '22:00', to: '02:00' }]],
  ['Weekend', [{ days: [6, 7], from: '10:00', to: '15:00' }]],
];

const overrides: Readonly<Record<string, Record<string, number>>> = {
  'itm-9': { 'rst-nyc': 2_100 },
  'itm-18': { 'rst-lis': 2_450 },
  'itm-19': { 'rst-nyc': 3_800, 'rst-tyo': 5_200 },
  'itm-24': { 'rst-tyo': 4_800 },
  'itm-32': { 'rst-lis': 550 },
  'itm-45': { 'rst-tyo': 600 },
  'itm-53': { 'rst-lis': 500 },
  'itm-57': { 'rst-nyc': 1_400 },
};

const tags: readonly string[] = ['vegan', 'vegetarian', 'spicy', 'alcohol', 'new', 'signature', 'seasonal'];

/** Special properties of single items, including intended problems. */
const particulars: Readonly<Record<string, Partial<MenuItem>>> = {
  'itm-7': { daypartIds: ['day-5'] },
  'itm-9': { orderTypes: ['dine_in'] },
  'itm-12': { photo: null },
  'itm-19': {
    groupLinks: [{ groupId: 'grp-3', min: null, max: null, optionPrices: { 'opt-11': { USD: 0, EUR: 0 } } }],
  },
  // Costs more than it is sold for: an intended problem.
  'itm-23': { cost: { USD: 7_100, EUR: 5_100, JPY: 8_600 }, channels: ['pos'] },
  'itm-28': { daypartIds: ['day-2'] },
  'itm-38': { daypartIds: ['day-4'] },
  'itm-51': { restaurantIds: ['rst-nyc', 'rst-lis'] },
};

const stamp = (at: string) => ({ archived: false, version: 1, createdAt: at, updatedAt: at, updatedBy: maren });

function itemOf(row: SeedItem, number: number, at: string): MenuItem {
  const { id, category, prices } = row;
  const { chance } = createRandom(`allergens ${id}`);
  const allergens = letters.map((letter, place) => ({
    allergenId: `alg-${place + 1}`,
    level: row.contains.includes(letter)
      ? ('contains' as const)
      : category === 'food' && chance(0.06)
        ? ('may_contain' as const)
        : ('free_from' as const),
  }));
  return {
    ...stamp(at),
    id,
    name: row.name,
    kitchenName: row.kitchenName,
    description: row.description,
    photo: { kind: 'drawn', seed: id },
    sku: `SLT-${String(number).padStart(3, '0')}`,
    category,
    tags: row.words.filter((word) => tags.includes(word)) as MenuItem['tags'],
    unit: row.unit,
    allergens: id === 'itm-29' ? allergens.slice(0, 6) : allergens,
    calories: row.calories,
    prepMinutes: row.minutes,
    course: row.course,
    station: row.station,
    discountable: category !== 'alcohol',
    basePrice: { ...prices } as Record<string, number>,
    priceOverrides: { ...overrides[id] },
    cost: Object.fromEntries(
      Object.entries(prices).map(([currency, price]) => [currency, Math.round((price ?? 0) * 0.3)]),
    ),
    restaurantIds: null,
    channels: category === 'alcohol' ? ['pos', 'qr', 'kiosk'] : null,
    orderTypes: null,
    daypartIds: [],
    groupLinks: row.groupIds.map((groupId) => ({ groupId, min: null, max: null, optionPrices: {} })),
    ...particulars[id],
  };
}

/** Creates ten sizes of every dish, for the `large` seed. */
function feasts(parts: CatalogueParts, at: string) {
  const courses = numbers(1, 10).map((size): { section: MenuSection; items: MenuItem[] } => {
    const items = seedItems.map((row, place): MenuItem => {
      const number = 60 * size + place + 1;
      const base = itemOf(row, number, at);
      return { ...base, id: `itm-${number}`, name: `${row.name}, for ${4 * size}`, groupLinks: [], priceOverrides: {} };
    });
    const itemIds = items.map(({ id }) => id);
    const id = `sec-${12 + size}`;
    return {
      items,
      section: {
        ...stamp(at),
        id,
        name: `Tables of ${4 * size}`,
        description: '',
        daypartIds: [],
        sectionIds: [],
        itemIds,
      },
    };
  });
  const sectionIds = courses.map(({ section }) => section.id);
  parts.sections.push(...courses.map(({ section }) => section));
  parts.items.push(...courses.flatMap(({ items }) => items));
  const offer = { description: '', restaurantIds: null, channels: null, daypartIds: [] };
  parts.menus.push({ ...stamp(at), ...offer, id: 'mnu-5', name: 'Feasts', sectionIds });
  parts.menuOrder.push('mnu-5');
}

/** Creates the published catalogue, without later changes. */
export function seedCatalogue(seed: Seed, now: Date): CatalogueParts {
  const at = new Date(now.getTime() - 400 * days).toISOString();
  const allergens = allergenNames.map((name, place) => ({ ...stamp(at), id: `alg-${place + 1}`, name, builtIn: true }));
  if (seed === 'empty') return { ...emptyParts(), allergens };
  const menu = (place: number, name: string, description: string, sectionIds: string[], daypartIds: string[] = []) => ({
    ...stamp(at),
    id: `mnu-${place}`,
    name,
    description,
    restaurantIds: null,
    channels: null,
    daypartIds,
    sectionIds,
  });
  const parts: CatalogueParts = {
    menuOrder: ['mnu-1', 'mnu-2', 'mnu-3', 'mnu-4'],
    menus: [
      menu(1, 'All day', 'From the first guest to the last.', ['sec-1', 'sec-2', 'sec-3', 'sec-4']),
      menu(2, 'Breakfast', '', ['sec-5', 'sec-6'], ['day-1']),
      menu(3, 'Dinner', 'The kitchen at full length.', ['sec-7', 'sec-8', 'sec-10'], ['day-3']),
      menu(4, 'Drinks', '', ['sec-11', 'sec-12']),
    ],
    sections: sections.map(([name, description, items], place) => ({
      ...stamp(at),
      id: `sec-${place + 1}`,
      name,
      description,
      daypartIds: [],
      sectionIds: name === 'Mains' ? ['sec-9'] : [],
      itemIds: itm(...items),
    })),
    items: seedItems.map((row, place) => itemOf(row, place + 1, at)),
    groups: seedGroups.map(({ options, ...group }) => ({
      ...stamp(at),
      ...group,
      optionIds: options.map(({ id }) => id),
    })),
    options: seedGroups.flatMap(({ options }) =>
      options.map(({ id, name, prices, isDefault, itemId }) => ({
        ...stamp(at),
        id,
        name,
        itemId,
        price: { ...prices } as Record<string, number>,
        isDefault,
        maxQuantity: 1,
      })),
    ),
    dayparts: dayparts.map(([name, windows], place) => ({
      ...stamp(at),
      id: `day-${place + 1}`,
      name,
      restaurantIds: null,
      windows,
      startsOn: null,
      endsOn: null,
    })),
    allergens,
  };
  if (seed === 'large') feasts(parts, at);
  return structuredClone(parts);
}
