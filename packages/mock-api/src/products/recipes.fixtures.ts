import type { RecipeUse } from '@larder/domain/contract';
import { seedItems } from '../menu/menu.fixtures';

/** Product of the shop, and per dish the number of portions for which one piece is enough. */
const uses: readonly (readonly [productId: number, portions: Readonly<Record<string, number>>])[] = [
  // Basmati rice, 10 kg: 90 g a portion.
  [1, { 'Grilled prawn rice': 110 }],
  // Olive oil, 5 l.
  [2, { 'Chocolate and olive oil': 330, 'Green salad': 250 }],
  // Heather honey, 1.4 kg: 20 g a bowl.
  [3, { 'Oat porridge': 70 }],
  // Black peppercorns, 1 kg.
  [5, { 'Flat iron steak': 500 }],
  // Cultured butter, 10 kg: 25 g with bread, 15 g on eggs.
  [6, { 'Sourdough, cultured butter': 400, 'Eggs on sourdough': 660 }],
  // Strong bread flour, 25 kg: 120 g a portion.
  [7, { 'Sourdough, cultured butter': 208 }],
  // Round risotto rice, 5 kg: 90 g a portion.
  [9, { 'Mushroom risotto': 55 }],
  // Frying oil, 20 l.
  [10, { 'Triple-cooked chips': 400, 'Fried artichokes': 400 }],
  // Saffron, 10 g: 0.05 g a portion.
  [13, { 'Hake, saffron potatoes': 200 }],
  // Aged hard cheese, 34 kg: 60 g a board.
  [14, { 'Cheese and oatcakes': 560 }],
  // Pearl barley, 12.5 kg.
  [17, { 'Iced barley tea': 420 }],
  // Smoked paprika, 500 g: 2 g a portion.
  [21, { 'Octopus, white beans': 250 }],
  // Coffee, 6 kg: 15 g a cup of filter coffee, 18 g a flat white.
  [27, { 'Filter coffee': 400, 'Flat white': 330 }],
];

/** The products of the shop that the dishes of the menu use. */
export const recipes: readonly RecipeUse[] = uses.flatMap(([productId, portionsOf]) =>
  Object.entries(portionsOf).flatMap(([name, portions]) => {
    const item = seedItems.find((dish) => dish.name === name);
    return item ? { itemId: item.id, productId, portions } : [];
  }),
);
