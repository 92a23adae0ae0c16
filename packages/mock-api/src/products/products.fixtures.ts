import { utcDate, type Coupon, type PricedProduct } from '@larder/domain/contract';
import { addDays } from '@larder/domain/contract';
import { createRandom } from '../random';
import type { Seed } from '../users/users.fixtures';

/** A stored product. Its picture is generated on read. */
export type StoredProduct = Omit<PricedProduct, 'image' | 'category' | 'stock'> & { category: string; stock: number };

type Row = readonly [name: string, brand: string, price: number, rating: number, stock: number, description: string];

/** Eight categories. * marks free shipping. */
const shelves: Record<string, readonly Row[]> = {
  'Rice and grains': [
    [
      'Basmati rice, aged two years, 10 kg',
      'Dunmere Mills',
      38.4,
      4.7,
      64,
      'Long, dry grains that stay apart. Rinse twice, rest ten minutes before service.',
    ],
    [
      'Round risotto rice, 5 kg',
      'Dunmere Mills',
      21.9,
      4.4,
      120,
      'Holds its bite and gives plenty of starch. Sealed in two bags of 2.5 kg.',
    ],
    ['* Pearl barley, 12.5 kg', 'Tithe Hill', 19.75, 4.1, 38, 'For soups, salads and slow braises. Needs no soaking.'],
    ['Green lentils, small, 5 kg', 'Tithe Hill', 17.6, 4.5, 0, 'Peppery and firm. The new harvest is on its way.'],
  ],
  'Oils and ghee': [
    [
      'Olive oil, first cold pressing, 5 l',
      'Quinta do Vento',
      62.5,
      4.9,
      45,
      'Green and a little bitter: for finishing, dressings and bread.',
    ],
    [
      '* Sunflower oil for frying, 20 l',
      'Copperfield Press',
      54.2,
      4.0,
      80,
      'High oleic, lasts up to eight days of service in the fryer.',
    ],
    [
      'Ghee, slow clarified, 2.5 kg',
      'Greenmeadow',
      47.3,
      4.8,
      26,
      'Nutty, with a high smoke point. Keeps a year in a cool store.',
    ],
  ],
  'Honey and jam': [
    [
      'Heather honey, 1.4 kg',
      'Hive & Hedge',
      28.6,
      4.6,
      33,
      'Thick and almost bitter. Good with blue cheese and on porridge.',
    ],
    ['Acacia honey in the comb, 340 g', 'Hive & Hedge', 14.8, 4.9, 18, 'Cut by hand. Each box holds one whole piece.'],
    [
      'Bitter orange marmalade, 3 kg',
      'Old Kiln Larder',
      24.5,
      3.9,
      52,
      'Coarse cut, not too sweet. For breakfast and for glazing ham.',
    ],
    ['* Apricot jam for pastry, 6 kg', 'Old Kiln Larder', 33.25, 4.2, 40, 'Smooth, stays in place in the oven.'],
  ],
  Drinks: [
    [
      'Cloudy apple juice, 12 bottles of 0.75 l',
      'Northbrook',
      31.8,
      4.3,
      75,
      'Pressed within a day of picking. Deposit on bottles and crate.',
    ],
    [
      'Ginger beer, fiery, 24 bottles',
      'Northbrook',
      36,
      3.6,
      90,
      'Brewed with fresh root. Serve cold or with dark rum.',
    ],
    [
      '* Mineral water, still, 20 bottles',
      'Northbrook',
      16.4,
      4.0,
      210,
      'Glass bottles for the table. Empties are taken back.',
    ],
    [
      'Coffee beans, house blend, 6 kg',
      'Old Kiln Larder',
      118,
      4.7,
      22,
      'Cocoa and hazelnut, roasted to order on Mondays.',
    ],
  ],
  Spices: [
    ['Black peppercorns, 1 kg', 'Tithe Hill', 26.9, 4.5, 48, 'Large and oily. Grind at the pass.'],
    ['Saffron threads, 10 g', 'Quinta do Vento', 74, 5, 12, 'Deep red, hand sorted. A pinch colours a litre.'],
    ['Smoked paprika, sweet, 500 g', 'Quinta do Vento', 11.2, 4.4, 66, 'Dried over oak. For rice, octopus and aïoli.'],
  ],
  Dairy: [
    [
      'Cultured butter, salted, 40 x 250 g',
      'Greenmeadow',
      132,
      4.8,
      15,
      'Churned twice a week. Comes chilled, keeps six weeks.',
    ],
    [
      '* Aged hard cheese, whole wheel, 34 kg',
      'Greenmeadow',
      480,
      4.9,
      3,
      'Two summers in the cellar. Delivered on a pallet of its own.',
    ],
    [
      'Oat cream for sauces, 12 x 1 l',
      'Tithe Hill',
      29.4,
      3.2,
      58,
      'Does not split in acid. Without milk, soya or nuts.',
    ],
  ],
  Bakery: [
    [
      'Strong bread flour, stone ground, 25 kg',
      'Dunmere Mills',
      27.5,
      4.6,
      70,
      '13 percent protein. For long, cold fermentation.',
    ],
    ['Fresh yeast, 500 g', 'Dunmere Mills', 1.2, 4.1, 140, 'One block, wrapped. Keep below 6 °C.'],
    [
      '* Sourdough crackers with seeds of pumpkin, flax, sesame and sunflower, hand broken, for the cheese board and the bar, 8 boxes of 24 packets',
      'Old Kiln Larder',
      58.9,
      3.8,
      24,
      'Baked twice. Wheat, sesame; made where nuts are handled.',
    ],
  ],
  'Cleaning and tableware': [
    [
      '* Dishwasher tabs, 200 pieces',
      'Copperfield Press',
      39.9,
      3.4,
      95,
      'For hard water. No scent that lingers on glasses.',
    ],
    ['Linen napkins, undyed, 50 pieces', 'Brightwater', 145, 4.7, 9, 'Washed once, they only get softer. 45 by 45 cm.'],
    ['* Surface cleaner, 5 l', 'Brightwater', 12.6, 1, 60, 'Food safe after rinsing. Dilute one to forty.'],
  ],
};

const kebab = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const slugOf = (name: string, id: number) => `${kebab(name)}-${id}`;

// One product per category in turn, so that the newest products are mixed.
const rows = [0, 1, 2, 3].flatMap((round) =>
  Object.entries(shelves).flatMap(([category, shelf]) => {
    const row = shelf[round];
    return row ? [[category, ...row] as const] : [];
  }),
);

function toProduct(index: number): StoredProduct {
  const [category, marked, brand, price, rating, stock, description] = rows[
    index % rows.length
  ] as (typeof rows)[number];
  const id = index + 1;
  const round = Math.floor(index / rows.length);
  const name = marked.replace('* ', '') + (round > 0 ? `, lot ${round + 1}` : '');
  const drift = round > 0 ? createRandom(`product ${id}`).whole(80, 125) / 100 : 1;
  return {
    id,
    name,
    slug: slugOf(name, id),
    description,
    brand,
    category,
    price: Math.round(price * 100 * drift) / 100,
    hasFreeShipping: marked.startsWith('* '),
    rating,
    stock,
  };
}

const sizes: Record<Seed, number> = { empty: 0, default: rows.length, large: 2_000 };

/** Creates 27 products. `large` repeats them in lots with other prices. */
export const seedProducts = (seed: Seed): StoredProduct[] =>
  Array.from({ length: sizes[seed] }, (_, index) => toProduct(index));

export const seedCoupons = (seed: Seed, now: Date): Coupon[] => {
  if (seed === 'empty') return [];
  const expires = (days: number) => addDays(utcDate(now), days);
  return [
    {
      code: 'HARVEST10',
      kind: 'percent',
      value: 10,
      minGoods: 100,
      expires: expires(21),
      title: '10 % off the harvest',
    },
    {
      code: 'FIRSTCRATE',
      kind: 'amount',
      value: 15,
      minGoods: 0,
      expires: expires(60),
      title: '15.00 off your first crate',
    },
    {
      code: 'BIGTABLE',
      kind: 'amount',
      value: 75,
      minGoods: 900,
      expires: expires(40),
      title: '75.00 off orders from 900.00',
    },
    { code: 'SUMMER5', kind: 'percent', value: 5, minGoods: 0, expires: expires(-20), title: '5 % off in summer' },
    { code: 'GIFT-500-ROSE', kind: 'gift', value: 500, minGoods: 0, expires: expires(300), title: 'Gift card' },
    { code: 'GIFT-20-SAGE', kind: 'gift', value: 20, minGoods: 0, expires: expires(300), title: 'Gift card' },
  ];
};
