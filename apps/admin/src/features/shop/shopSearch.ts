import * as z from 'zod/mini';
import { defineList, withParameters, type ListSearchOf } from '../../lists/defineList';
import { textSearch } from '../../lib/textSearch';

const optional = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);
/** Products per page to choose from. The first is the default. */
export const perPageOptions = [9, 18, 27] as const;
const [defaultPerPage] = perPageOptions;

const list = defineList({
  name: 'shop',
  perPage: perPageOptions,
  defaultPerPage,
  sortColumns: [],
  filters: {
    category: { kind: 'select', column: null },
    brand: { kind: 'select', column: null },
    priceMin: { kind: 'min', column: null },
    priceMax: { kind: 'max', column: null },
    rating: { kind: 'min', column: null },
    freeShipping: { kind: 'select', column: null },
    ids: { kind: 'select', column: null },
  },
  mode: 'client',
});

/** The list of products: filters, order, page and layout in the URL. */
export const shopList = withParameters(list, {
  brand: optional(z.array(z.string())),
  rating: optional(z.int().check(z.gte(1), z.lte(5))),
  freeShipping: optional(z.literal(true)),
  /** IDs of a shared wishlist. */
  ids: optional(z.array(z.int())),
  /** Order of the products. Undefined for featured products first. */
  sortBy: optional(z.enum(['price-asc', 'price-desc'])),
  layout: optional(z.enum(['grid', 'list'])),
});
export type ShopSearch = ListSearchOf<typeof shopList>;

/** Returns the input of the product list. */
export const shopParameters = ({
  q = '',
  page = 1,
  perPage = defaultPerPage,
  sortBy,
  saved: _saved,
  sort: _sort,
  sortColumn: _sortColumn,
  layout: _layout,
  ...filters
}: ShopSearch) => ({ q, page, perPage, sortBy: sortBy ?? ('featured' as const), ...filters });

/** Search parameters of a product. */
export const productSearch = z.object({ color: textSearch });

/** Search parameters of the wishlist. */
export const wishlistSearch = z.object({
  q: textSearch,
  /** Order of the products. Undefined for the order in which they were saved. */
  sortBy: optional(z.enum(['name', 'price-asc', 'price-desc'])),
});
export type WishlistSort = z.infer<typeof wishlistSearch>['sortBy'];
