import { channels, orderTypes } from '@larder/domain/contract';
import * as z from 'zod/mini';
import { restaurantSearch } from '../../lib/restaurantSearch';
import { textSearch } from '../../lib/textSearch';

export const menuModes = ['items', 'prices', 'eightySix', 'doctor', 'changes'] as const;
export type MenuMode = (typeof menuModes)[number];

/** Modes that are only available to users who can see the draft. */
export const draftModes: readonly MenuMode[] = ['doctor', 'changes'];

export const itemTabs = ['details', 'prices', 'modifiers', 'allergens', 'availability', 'history'] as const;
export type ItemTab = (typeof itemTabs)[number];

/** Kinds of records that items share. Each kind has a list. */
export const listKinds = ['group', 'daypart', 'allergen'] as const;
export type ListKind = (typeof listKinds)[number];

/** Search parameters of the page. Defaults are left out. */
export const menuSearch = z.object({
  mode: z.catch(z.optional(z.enum(menuModes)), undefined),
  restaurant: restaurantSearch,
  /** Shown state of the menu. The draft by default. */
  state: z.catch(z.optional(z.literal('published')), undefined),
  /** ID of a section, or `all` or `archived`; by default the first section, or all while `q` is set. */
  section: textSearch,
  /** ID of the item in the editor. */
  item: textSearch,
  tab: z.catch(z.optional(z.enum(itemTabs)), undefined),
  /** The open list of modifier groups, dayparts or allergens. */
  list: z.catch(z.optional(z.enum(listKinds)), undefined),
  /** ID of the modifier group, daypart or allergen in its dialog, or `new-` and the kind. */
  edit: textSearch,
  q: textSearch,
  /** Input of the menu doctor. */
  channel: z.catch(z.optional(z.enum(channels)), undefined),
  orderType: z.catch(z.optional(z.enum(orderTypes)), undefined),
  /** Minute of the day. */
  at: z.catch(z.optional(z.int().check(z.gte(0), z.lt(1440))), undefined),
});
export type MenuSearch = z.infer<typeof menuSearch>;
