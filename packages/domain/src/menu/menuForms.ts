import * as z from 'zod/mini';
import * as rule from '../http/fieldRules';
import { channel, civilDate, orderType, salesCategory, textId } from '../restaurants/basics.contract';
import {
  allergenLevels,
  daypartWindowSchema,
  itemPhotoSchema,
  itemTags,
  type ItemPhoto,
  type MenuKind,
} from './menu.contract';
import { highestPrice } from './menuPrices';

// Editable fields per kind, validated on the client and the server.

const name = z.string().check(rule.trimmed, rule.required, rule.maxLength(80));
const text = (n: number) => z.string().check(rule.maxLength(n));
const whole = (from: number, to: number) => z.number().check(rule.integer, rule.min(from), rule.max(to));
const amount = whole(0, highestPrice);
const ids = z.array(textId);

/** In a change, `null` removes the price of a currency. */
const inCurrencies = z.refine<object>((given) => Object.keys(given).every((code) => /^[A-Z]{3}$/.test(code)), 'pick');
const prices = z.record(z.string(), z.nullable(amount)).check(inCurrencies);

const photoLimit = 200_000;
const isPicture = (photo: ItemPhoto) =>
  photo.kind === 'drawn' || /^data:image\/(png|jpeg|webp);base64,/.test(photo.dataUrl);
const isSmall = (photo: ItemPhoto) => photo.kind === 'drawn' || photo.dataUrl.length * 0.75 <= photoLimit;
const photo = itemPhotoSchema.check(z.refine(isPicture, 'fileType'), z.refine(isSmall, `fileSize:${photoLimit}`));

const groupLink = z.object({
  groupId: textId,
  min: z._default(z.nullable(whole(0, 20)), null),
  max: z._default(z.nullable(whole(0, 20)), null),
  optionPrices: z._default(z.record(z.string(), z.record(z.string(), amount).check(inCurrencies)), {}),
});

const forms = {
  menu: {
    name,
    description: text(500),
    restaurantIds: z.nullable(ids),
    channels: z.nullable(z.array(channel)),
    daypartIds: ids,
  },
  section: { name, description: text(500), daypartIds: ids },
  item: {
    name,
    kitchenName: text(24),
    description: text(500),
    photo: z.nullable(photo),
    sku: z.string().check(rule.trimmed, rule.maxLength(32)),
    category: z.nullable(salesCategory),
    tags: z.array(z.enum(itemTags)),
    unit: z.enum(['each', 'kg']),
    allergens: z.array(z.object({ allergenId: textId, level: z.enum(allergenLevels) })),
    calories: z.nullable(whole(0, 5000)),
    prepMinutes: z.nullable(whole(0, 240)),
    course: z.nullable(text(40)),
    station: z.nullable(text(40)),
    discountable: z.boolean(),
    basePrice: prices,
    priceOverrides: z.record(z.string(), z.nullable(amount)),
    cost: prices,
    restaurantIds: z.nullable(ids),
    channels: z.nullable(z.array(channel)),
    orderTypes: z.nullable(z.array(orderType)),
    daypartIds: ids,
    groupLinks: z.array(groupLink),
  },
  group: {
    name,
    prompt: text(120),
    min: whole(0, 20),
    max: z.nullable(whole(0, 20)),
    freeCount: whole(0, 20),
  },
  option: { name, itemId: z.nullable(textId), price: prices, isDefault: z.boolean(), maxQuantity: whole(1, 10) },
  daypart: {
    name,
    restaurantIds: z.nullable(ids),
    windows: z.array(daypartWindowSchema).check(rule.filled),
    startsOn: z.nullable(civilDate),
    endsOn: z.nullable(civilDate),
  },
  allergen: { name },
} satisfies Record<MenuKind, z.core.$ZodLooseShape>;

/** Forms in which every field is optional. Unknown and computed fields are removed. */
export const menuForms: Record<MenuKind, z.ZodMiniType<Record<string, unknown>>> = {
  menu: z.partial(z.object(forms.menu)),
  section: z.partial(z.object(forms.section)),
  item: z.partial(z.object(forms.item)),
  group: z.partial(z.object(forms.group)),
  option: z.partial(z.object(forms.option)),
  daypart: z.partial(z.object(forms.daypart)),
  allergen: z.partial(z.object(forms.allergen)),
};

/** Default fields of a new record, per kind. */
export const blankFields: Record<MenuKind, Record<string, unknown>> = {
  menu: { name: '', description: '', restaurantIds: null, channels: null, daypartIds: [], sectionIds: [] },
  section: { name: '', description: '', daypartIds: [], sectionIds: [], itemIds: [] },
  item: {
    name: '',
    kitchenName: '',
    description: '',
    photo: null,
    sku: '',
    category: null,
    tags: [],
    unit: 'each',
    allergens: [],
    calories: null,
    prepMinutes: null,
    course: null,
    station: null,
    discountable: true,
    basePrice: {},
    priceOverrides: {},
    cost: {},
    restaurantIds: null,
    channels: null,
    orderTypes: null,
    daypartIds: [],
    groupLinks: [],
  },
  group: { name: '', prompt: '', min: 0, max: null, freeCount: 0, optionIds: [] },
  option: { name: '', itemId: null, price: {}, isDefault: false, maxQuantity: 1 },
  daypart: { name: '', restaurantIds: null, windows: [], startsOn: null, endsOn: null },
  allergen: { name: '', builtIn: false },
};
