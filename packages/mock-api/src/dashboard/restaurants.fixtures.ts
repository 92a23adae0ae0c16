/** What the demo bills of a restaurant are drawn from. Amounts in minor units. */
export interface DemoRestaurant {
  id: string;
  code: string;
  currency: string;
  closeOutHour: number;
  /** Bills on an ordinary day. */
  bills: number;
  staff: readonly { id: string; name: string }[];
}

const staffOf = (code: string, names: readonly string[]) =>
  names.map((name, index) => ({ id: `${code}-staff-${index + 1}`, name }));

export const restaurants: readonly DemoRestaurant[] = [
  {
    id: 'rst-quay',
    code: 'quay',
    currency: 'USD',
    closeOutHour: 4,
    bills: 51,
    staff: staffOf('quay', ['Ilse Okafor', 'Tomás Reyes', 'Priya Nandakumar', 'Jonah Whitlock', 'Bea Lindqvist']),
  },
  {
    id: 'rst-fern',
    code: 'fern',
    currency: 'USD',
    closeOutHour: 4,
    bills: 42,
    staff: staffOf('fern', ['Samuel Oyelaran', 'Sunniva Aas', 'Callum Reid', 'Grace Achieng']),
  },
  {
    id: 'rst-ostler',
    code: 'ostler',
    currency: 'USD',
    closeOutHour: 4,
    bills: 33,
    staff: staffOf('ostler', ['Rafael Dias', 'Clara Weiss', 'Aroha Ngata', 'Nikos Papadakis']),
  },
];

export type Course = 'starter' | 'main' | 'side' | 'dessert' | 'drink';

/** The dishes bills are made of: name, course, price. */
export const menu: readonly (readonly [name: string, course: Course, price: number])[] = [
  ['Oysters, green apple', 'starter', 1900],
  ['Beetroot, goat curd, walnut', 'starter', 1400],
  ['Tomato tart, old cheddar', 'starter', 1500],
  ['Leek and potato soup', 'starter', 1150],
  ['Hake, saffron potatoes', 'main', 3100],
  ['Short rib, smoked onion', 'main', 3600],
  ['Brown crab tart', 'main', 2900],
  ['Mushroom risotto', 'main', 2600],
  ['Roast chicken, bread sauce', 'main', 2800],
  ['Charred hispi cabbage', 'side', 850],
  ['Triple-cooked chips', 'side', 750],
  ['Sourdough, cultured butter', 'side', 700],
  ['Sticky toffee pudding', 'dessert', 1100],
  ['Lemon posset', 'dessert', 1000],
  ['Poached pear', 'dessert', 1050],
  ['House white', 'drink', 1300],
  ['House red', 'drink', 1350],
  ['Cider', 'drink', 900],
  ['Elderflower cordial', 'drink', 650],
  ['Coffee', 'drink', 450],
];

/** Bills by opening hour, out of the whole day. */
export const hourWeights: Readonly<Record<number, number>> = {
  11: 0.5,
  12: 1.2,
  13: 1.4,
  14: 0.8,
  15: 0.45,
  16: 0.35,
  17: 0.7,
  18: 1.9,
  19: 2.8,
  20: 2.7,
  21: 1.7,
  22: 0.8,
};

/** Trade by ISO weekday, Monday first. */
export const weekdayFactors: readonly number[] = [0.75, 0.82, 0.9, 1, 1.15, 1.3, 1.05];

export const taxRate = 8_875;
/** Labour: minor units an hour of one person, whole ones a minute; and the part of net sales it should stay under. */
export const hourlyWage = 2_580;
export const labourTarget = 28_000;
/** From where on something is worth a look. */
export const limits = { largeVoid: 3_000, largeRefund: 3_000, highDiscount: 20_000, highTip: 30_000, repeatedVoids: 3 };
