import type { SalesCategory } from '@larder/domain/contract';

// The dishes of the demo, from which the catalogue and the bills are generated.

/** The fourteen built-in allergens, for the letters a–n. */
export const allergenNames = [
  'Gluten',
  'Crustaceans',
  'Eggs',
  'Fish',
  'Peanuts',
  'Soybeans',
  'Milk',
  'Tree nuts',
  'Celery',
  'Mustard',
  'Sesame',
  'Sulphites',
  'Lupin',
  'Molluscs',
] as const;

type Row = readonly [
  name: string,
  kitchenName: string,
  /** US cents. Prices in other currencies are derived. */
  price: number,
  description: string,
  /** Letters a–n of the allergens it contains. */
  contains: string,
  /** Tags, `kg`, and groups such as `g3`. */
  extras?: string,
];

interface CourseRows {
  course: string;
  station: string;
  category: SalesCategory;
  minutes: number;
  calories: number;
  rows: readonly Row[];
}

const courses: readonly CourseRows[] = [
  {
    course: 'breakfast',
    station: 'griddle',
    category: 'food',
    minutes: 12,
    calories: 520,
    rows: [
      [
        'Harbour breakfast',
        'HARBOUR BKF',
        1900,
        'Eggs, bacon, beans, grilled tomato, toast.',
        'acg',
        'signature g1 g6',
      ],
      ['Eggs on sourdough', 'EGGS SOUR', 1300, 'Two eggs, cultured butter, chives.', 'acg', 'vegetarian g1 g5'],
      ['Smoked trout and eggs', 'TROUT EGGS', 1700, 'Soft eggs, hot smoked trout, dill.', 'acdg', 'g6'],
      ['Mushrooms on toast', 'MUSH TOAST', 1400, 'Chestnut mushrooms, thyme, miso butter.', 'afg', 'vegetarian g5'],
      ['Buttermilk pancakes', 'PANCAKE', 1500, 'Three pancakes, poached plums, soured cream.', 'acg', 'vegetarian'],
      ['Oat porridge', 'PORRIDGE', 950, 'Slow oats, honey, toasted seeds.', 'agk', 'vegetarian g7'],
      ['Cinnamon brioche', 'BRIOCHE', 1250, 'Griddled brioche, apple butter.', 'acgh', 'vegetarian'],
      ['Seeded granola bowl', 'GRANOLA', 1150, 'Thick yoghurt, granola, seasonal fruit.', 'aghk', 'vegetarian g7'],
    ],
  },
  {
    course: 'starter',
    station: 'cold',
    category: 'food',
    minutes: 9,
    calories: 310,
    rows: [
      ['Oysters, green apple', 'OYSTERS', 1900, 'Half a dozen, apple and shallot dressing.', 'ln', 'signature'],
      ['Beetroot, goat curd', 'BEETROOT', 1400, 'Salt-baked beets, curd, walnut.', 'gh', 'vegetarian'],
      ['Tomato tart', 'TOM TART', 1500, 'Old cheddar, basil, olive crumb.', 'acg', 'vegetarian seasonal'],
      ['Leek and potato soup', 'LEEK SOUP', 1150, 'Warm with chive oil and bread.', 'aig', 'vegetarian g6'],
      ['Crab on toast', 'CRAB TOAST', 1850, 'White crab, lemon, brown crab butter.', 'abcg'],
      ['Cured sea bream', 'BREAM CRUDO', 1750, 'Citrus, chilli, fennel tops.', 'd', 'spicy'],
      ['Fried artichokes', 'ARTICHOKE', 1350, 'Crisp artichokes, garlic mayonnaise.', 'acj', 'vegetarian'],
      ['Aubergine and miso', 'AUBERGINE', 1250, 'Charred aubergine, sweet miso, sesame.', 'fk', 'vegan'],
      ['Smokehouse pair', 'SMOKE PAIR', 2100, 'Choose both halves of the board; pickles, rye crisps.', 'adj', 'g10'],
    ],
  },
  {
    course: 'main',
    station: 'grill',
    category: 'food',
    minutes: 18,
    calories: 780,
    rows: [
      ['Hake, saffron potatoes', 'HAKE', 3100, 'Roast hake, mussel broth, aioli.', 'cdn', 'g3'],
      ['Short rib, smoked onion', 'SHORT RIB', 3600, 'Eight hours in the oven, horseradish.', 'gil', 'signature g3'],
      ['Brown crab tart', 'CRAB TART', 2900, 'Short pastry, bitter leaves.', 'abcg'],
      ['Mushroom risotto', 'RISOTTO', 2600, 'Porcini, aged rice, brown butter.', 'gil', 'vegetarian'],
      ['Roast chicken, bread sauce', 'CHICKEN', 2800, 'Half a bird, gravy, watercress.', 'agi', 'g4'],
      ['Rib-eye on the bone', 'RIBEYE', 6800, 'From the grill, sold by weight.', '', 'kg g2 g3'],
      ['Flat iron steak', 'FLAT IRON', 3300, 'Dry aged, green herb sauce.', 'j', 'g2 g3 g4'],
      ['Whole grilled plaice', 'PLAICE', 3200, 'Seaweed butter, lemon.', 'dg', 'g4'],
      ['Octopus, white beans', 'OCTOPUS', 3400, 'Smoked paprika, parsley.', 'in'],
      ['Lamb shoulder flatbread', 'LAMB FLAT', 2500, 'Yoghurt, pickled chilli, mint.', 'ag', 'spicy g11'],
      ['Buckwheat noodle bowl', 'BUCKWHEAT', 2200, 'Cold noodles, greens, soft egg.', 'acfk', 'g5 g11'],
      ['Chickpea and squash stew', 'CHICKPEA', 2100, 'Warm spices, herb oil, flatbread.', 'ak', 'vegan g11'],
      ['Grilled prawn rice', 'PRAWN RICE', 2950, 'Shell broth, lime, coriander.', 'bi', 'new g11'],
      ['House burger', 'BURGER', 2050, 'Aged beef, pickles, soft bun.', 'acgjk', 'g2 g4 g5'],
    ],
  },
  {
    course: 'side',
    station: 'fry',
    category: 'food',
    minutes: 7,
    calories: 260,
    rows: [
      ['Triple-cooked chips', 'CHIPS', 750, 'Sea salt, malt vinegar.', '', 'vegan g3'],
      ['Charred hispi cabbage', 'HISPI', 850, 'Anchovy butter, crumbs.', 'adg'],
      ['Green salad', 'SALAD', 700, 'Soft leaves, mustard dressing.', 'j', 'vegan'],
      ['Steamed rice', 'RICE', 450, 'Short grain, sesame salt.', 'k', 'vegan'],
      ['Sourdough, cultured butter', 'BREAD', 700, 'Baked at five each morning.', 'ag', 'vegetarian'],
      ['Roast carrots, hazelnut', 'CARROTS', 800, 'Whey glaze, dukkah.', 'ghk', 'vegetarian'],
      ['Midnight toast', 'MID TOAST', 900, 'Melted cheese, onions, mustard.', 'agj', 'vegetarian'],
    ],
  },
  {
    course: 'dessert',
    station: 'pastry',
    category: 'food',
    minutes: 6,
    calories: 430,
    rows: [
      ['Sticky toffee pudding', 'STICKY', 1100, 'Date sponge, clotted cream.', 'acg', 'vegetarian signature'],
      ['Lemon posset', 'POSSET', 1000, 'Shortbread, raspberries.', 'ag', 'vegetarian'],
      ['Poached pear', 'PEAR', 1050, 'Red wine, bay, almond cream.', 'ghl', 'vegetarian'],
      ['Black sesame ice cream', 'SESAME ICE', 950, 'Two scoops, rice crisp.', 'cgk', 'vegetarian'],
      ['Chocolate and olive oil', 'CHOC', 1150, 'Bitter mousse, sea salt.', 'cf', 'vegetarian'],
      ['Cheese and oatcakes', 'CHEESE', 1450, 'Three cheeses, quince.', 'agl', 'vegetarian'],
    ],
  },
  {
    course: 'drink',
    station: 'bar',
    category: 'soft_drink',
    minutes: 3,
    calories: 60,
    rows: [
      ['Filter coffee', 'FILTER', 450, 'Brewed by the pot.', '', 'vegan g8'],
      ['Flat white', 'FLAT WHITE', 520, 'Double shot, steamed milk.', 'g', 'g7 g8'],
      ['Loose leaf tea', 'TEA', 480, 'Black, green or mint.', '', 'vegan g7'],
      ['Iced barley tea', 'BARLEY TEA', 500, 'Roasted barley, cold.', 'a', 'vegan'],
      ['Elderflower cordial', 'ELDER', 650, 'With still or sparkling water.', 'l', 'vegan'],
      ['Blood orange soda', 'ORANGE SODA', 620, 'Made here, lightly sweet.', '', 'vegan seasonal'],
      ['Tomato and pepper juice', 'TOM JUICE', 700, 'Spiced, over ice.', 'i', 'vegan spicy'],
      ['Sparkling water', 'SPARKLING', 550, 'A bottle for the table.', '', 'vegan'],
    ],
  },
  {
    course: 'drink',
    station: 'bar',
    category: 'alcohol',
    minutes: 2,
    calories: 150,
    rows: [
      ['Harbour lager', 'LAGER', 850, 'Clean and cold, from the tap.', 'a', 'alcohol'],
      ['Amber ale', 'AMBER', 900, 'Toasted malt, a soft bitterness.', 'a', 'alcohol'],
      ['Cloudy wheat beer', 'WHEAT', 950, 'Orange peel and coriander seed.', 'a', 'alcohol'],
      ['Dry cider', 'CIDER', 900, 'Late apples, no sugar added.', 'l', 'alcohol'],
      ['House white', 'HSE WHITE', 1300, 'Salty, citrus, made for oysters.', 'l', 'alcohol g9'],
      ['House red', 'HSE RED', 1350, 'Dark cherries, light grip.', 'l', 'alcohol g9'],
      ['Skin-contact white', 'SKIN WHITE', 1600, 'Two weeks on skins, apricot.', 'l', 'alcohol g9 new'],
      ['Sparkling rosé', 'SPARK ROSE', 1500, 'Fine bubbles, wild strawberry.', 'l', 'alcohol g9'],
    ],
  },
];

type OptionRow = readonly [name: string, price?: number, extra?: 'default' | `itm-${number}`];
type GroupRow = readonly [
  name: string,
  prompt: string,
  min: number,
  max: number | null,
  free: number,
  options: readonly OptionRow[],
];

const groups: readonly GroupRow[] = [
  [
    'Eggs',
    'How would you like your eggs?',
    1,
    1,
    0,
    [['Poached', 0, 'default'], ['Fried'], ['Scrambled'], ['Soft boiled']],
  ],
  [
    'Doneness',
    'How should we cook it?',
    1,
    1,
    0,
    [['Rare'], ['Medium rare', 0, 'default'], ['Medium'], ['Medium well'], ['Well done']],
  ],
  [
    'Sauces',
    'Add a sauce',
    0,
    2,
    0,
    [
      ['Green herb', 200],
      ['Peppercorn', 250],
      ['Brown butter', 250],
      ['Chilli crisp', 200],
      ['Aioli', 150],
      ['Miso glaze', 200],
    ],
  ],
  [
    'Side with it',
    'Choose a side',
    1,
    1,
    0,
    [
      ['Chips', 0, 'itm-32'],
      ['Hispi cabbage', 150, 'itm-33'],
      ['Green salad', 0, 'itm-34'],
      ['Steamed rice', 0, 'itm-35'],
    ],
  ],
  [
    'Toppings',
    'Anything on top? The first one is ours',
    0,
    4,
    1,
    [
      ['Avocado', 300],
      ['Bacon', 350],
      ['Halloumi', 350],
      ['Extra egg', 200],
      ['Mushrooms', 250],
      ['Grilled tomato', 150],
    ],
  ],
  [
    'Bread',
    'Which bread?',
    0,
    1,
    0,
    [['Sourdough', 0, 'default'], ['Rye'], ['Flatbread'], ['Seeded roll'], ['Gluten-free', 100]],
  ],
  [
    'Milk',
    'Which milk?',
    1,
    1,
    0,
    [
      ['Whole', 0, 'default'],
      ['Oat', 60],
      ['Soy', 60],
      ['Almond', 60],
    ],
  ],
  ['Coffee extras', 'Make it yours', 0, 3, 0, [['Decaf'], ['Extra shot', 100], ['Vanilla', 80], ['Cinnamon', 50]]],
  [
    'Pour',
    'How much?',
    1,
    1,
    0,
    [
      ['Glass', 0, 'default'],
      ['Carafe', 1900],
      ['Half bottle', 1500],
      ['Bottle', 3600],
    ],
  ],
  ['Both halves', 'The board has two halves', 2, 2, 0, [['Smoked fish'], ['Cured meat']]],
  ['Heat', 'How hot?', 1, 1, 0, [['Mild', 0, 'default'], ['Warm'], ['Hot'], ['Very hot']]],
];

export type SeedPrices = Partial<Record<string, number>>;

/**
 * An item for generating bills. Prices are in minor units, per piece or kilogram. Currencies without a price don't sell
 * it.
 */
export interface SeedItem {
  /** `itm-1` to `itm-60`. */
  id: string;
  name: string;
  kitchenName: string;
  description: string;
  course: string;
  station: string;
  category: SalesCategory;
  unit: 'each' | 'kg';
  minutes: number;
  calories: number;
  prices: SeedPrices;
  /** Letters a–n, see `allergenNames`. */
  contains: string;
  words: readonly string[];
  /** `grp-1` to `grp-11`. */
  groupIds: readonly string[];
}

export interface SeedGroup {
  id: string;
  name: string;
  prompt: string;
  min: number;
  max: number | null;
  freeCount: number;
  options: readonly { id: string; name: string; prices: SeedPrices; isDefault: boolean; itemId: string | null }[];
}

/** The item without a price in Tokyo. */
export const unpricedInTokyo = 'itm-31';

const toStep = (amount: number, step: number) => Math.round(amount / step) * step;
/** Converts a price to the other currencies at fixed rates, rounded. */
export const pricesOf = (cents: number): SeedPrices => ({
  USD: cents,
  EUR: toStep(cents * 0.85, 10),
  JPY: toStep(cents * 1.4, 10),
});

function buildItems(): SeedItem[] {
  let count = 0;
  return courses.flatMap(({ rows, ...course }) =>
    rows.map(([name, kitchenName, price, description, contains, extras = ''], place) => {
      const id = `itm-${(count += 1)}`;
      const words = extras === '' ? [] : extras.split(' ');
      const { JPY, ...prices } = pricesOf(price);
      return {
        id,
        name,
        kitchenName,
        description,
        course: course.course,
        station: course.station,
        category: course.category,
        unit: words.includes('kg') ? 'kg' : 'each',
        minutes: course.minutes + (place % 4),
        calories: course.calories + place * 15,
        prices: id === unpricedInTokyo ? prices : { ...prices, JPY },
        contains,
        words: words.filter((word) => word !== 'kg' && !/^g\d/.test(word)),
        groupIds: words.filter((word) => /^g\d/.test(word)).map((word) => `grp-${word.slice(1)}`),
      };
    }),
  );
}

function buildGroups(): SeedGroup[] {
  let count = 0;
  return groups.map(([name, prompt, min, max, freeCount, options], index) => ({
    id: `grp-${index + 1}`,
    name,
    prompt,
    min,
    max,
    freeCount,
    options: options.map(([title, price = 0, extra]) => ({
      id: `opt-${(count += 1)}`,
      name: title,
      prices: price === 0 ? {} : pricesOf(price),
      isDefault: extra === 'default',
      itemId: extra === undefined || extra === 'default' ? null : extra,
    })),
  }));
}

/** The 60 items, by course. */
export const seedItems: readonly SeedItem[] = buildItems();
/** The 11 groups with their 48 options. */
export const seedGroups: readonly SeedGroup[] = buildGroups();
