import * as z from 'zod/mini';
import * as rule from '../http/fieldRules';
import {
  channel,
  civilDate,
  minor,
  orderType,
  salesCategory,
  textId,
  versioned,
  wallTime,
  weekday,
} from '../restaurants/basics.contract';

// The catalogue: everything that the company's restaurants can sell.

export const menuKinds = ['menu', 'section', 'item', 'group', 'option', 'daypart', 'allergen'] as const;
export const menuKind = z.enum(menuKinds);
export type MenuKind = z.infer<typeof menuKind>;

export const itemTags = ['vegan', 'vegetarian', 'spicy', 'alcohol', 'new', 'signature', 'seasonal'] as const;
export const allergenLevels = ['contains', 'may_contain', 'same_equipment', 'free_from'] as const;
export type ItemTag = (typeof itemTags)[number];
export type AllergenLevel = (typeof allergenLevels)[number];

/** Currencies without an entry have no price. */
export const priceByCurrency = z.record(z.string(), minor);
export type PriceByCurrency = z.infer<typeof priceByCurrency>;

const ids = z.array(textId);
const base = { ...versioned, id: textId, name: z.string(), archived: z.boolean() };

export const menuSchema = z.object({
  ...base,
  description: z.string(),
  /** `null` for all restaurants. */
  restaurantIds: z.nullable(ids),
  channels: z.nullable(z.array(channel)),
  daypartIds: ids,
  /** Its sections, in order. */
  sectionIds: ids,
});
export type Menu = z.infer<typeof menuSchema>;

export const menuSectionSchema = z.object({
  ...base,
  description: z.string(),
  daypartIds: ids,
  sectionIds: ids,
  /** Its items, in order. An item can be in several sections. */
  itemIds: ids,
});
export type MenuSection = z.infer<typeof menuSectionSchema>;

/** Generated from a seed, or uploaded: PNG, JPEG or WebP as a data URL. */
export const itemPhotoSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drawn'), seed: z.string().check(rule.required, rule.maxLength(80)) }),
  z.object({
    kind: z.literal('upload'),
    dataUrl: z.string(),
    alt: z.string().check(rule.required, rule.maxLength(120)),
  }),
]);
export type ItemPhoto = z.infer<typeof itemPhotoSchema>;

export const groupLinkSchema = z.object({
  groupId: textId,
  /** `null` inherits from the group. */
  min: z.nullable(z.int()),
  max: z.nullable(z.int()),
  /** Prices by option. Missing options inherit their price. */
  optionPrices: z.record(z.string(), priceByCurrency),
});
export type GroupLink = z.infer<typeof groupLinkSchema>;

export const menuItemSchema = z.object({
  ...base,
  kitchenName: z.string(),
  description: z.string(),
  photo: z.nullable(itemPhotoSchema),
  sku: z.string(),
  category: z.nullable(salesCategory),
  tags: z.array(z.enum(itemTags)),
  unit: z.enum(['each', 'kg']),
  /** A missing allergen is undeclared, which isn't the same as `free_from`. */
  allergens: z.array(z.object({ allergenId: textId, level: z.enum(allergenLevels) })),
  calories: z.nullable(z.int()),
  prepMinutes: z.nullable(z.int()),
  course: z.nullable(z.string()),
  station: z.nullable(z.string()),
  discountable: z.boolean(),
  basePrice: priceByCurrency,
  /** By restaurant. */
  priceOverrides: z.record(z.string(), minor),
  cost: priceByCurrency,
  restaurantIds: z.nullable(ids),
  channels: z.nullable(z.array(channel)),
  orderTypes: z.nullable(z.array(orderType)),
  daypartIds: ids,
  groupLinks: z.array(groupLinkSchema),
});
export type MenuItem = z.infer<typeof menuItemSchema>;

export const modifierGroupSchema = z.object({
  ...base,
  prompt: z.string(),
  min: z.int(),
  /** `null` for no limit. */
  max: z.nullable(z.int()),
  freeCount: z.int(),
  optionIds: ids,
});
export type ModifierGroup = z.infer<typeof modifierGroupSchema>;

export const menuOptionSchema = z.object({
  ...base,
  /** The item that this option represents. */
  itemId: z.nullable(textId),
  price: priceByCurrency,
  isDefault: z.boolean(),
  maxQuantity: z.int(),
});
export type MenuOption = z.infer<typeof menuOptionSchema>;

/**
 * Weekdays and times of a daypart, in the restaurant's wall-clock time. If `to` is before `from`, the window ends on
 * the next day.
 */
export const daypartWindowSchema = z.object({ days: z.array(weekday), from: wallTime, to: wallTime });
export type DaypartWindow = z.infer<typeof daypartWindowSchema>;

export const daypartSchema = z.object({
  ...base,
  restaurantIds: z.nullable(ids),
  windows: z.array(daypartWindowSchema),
  startsOn: z.nullable(civilDate),
  endsOn: z.nullable(civilDate),
});
export type Daypart = z.infer<typeof daypartSchema>;

/** Built-in allergens can be renamed, not archived. */
export const menuAllergenSchema = z.object({ ...base, builtIn: z.boolean() });
export type MenuAllergen = z.infer<typeof menuAllergenSchema>;

/** Content of a catalogue. Records are ordered by the lists of IDs in their parents. */
export const catalogueParts = {
  menuOrder: ids,
  menus: z.array(menuSchema),
  sections: z.array(menuSectionSchema),
  items: z.array(menuItemSchema),
  groups: z.array(modifierGroupSchema),
  options: z.array(menuOptionSchema),
  dayparts: z.array(daypartSchema),
  allergens: z.array(menuAllergenSchema),
};
export const cataloguePartsSchema = z.object(catalogueParts);
export type CatalogueParts = z.infer<typeof cataloguePartsSchema>;

export const catalogueStates = ['draft', 'published'] as const;
export type CatalogueState = (typeof catalogueStates)[number];

export const catalogueSchema = z.object({
  state: z.enum(catalogueStates),
  revision: z.int(),
  hash: z.string(),
  ...catalogueParts,
});
export type Catalogue = z.infer<typeof catalogueSchema>;
