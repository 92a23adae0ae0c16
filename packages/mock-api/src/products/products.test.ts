import {
  addDays,
  facetsOf,
  productListSchema,
  productSorts,
  type CartProduct,
  type PricedProduct,
  type Product,
  type ProductFacets,
} from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MockStorage } from '../persistence';
import { friday, startApi } from '../testing/api';

const list = '/apps/ecommerce/products';
const cart = '/apps/ecommerce/cart';
const wishlist = '/apps/ecommerce/wishlist';
const everything = (await startApi().get(list, { perPage: 1000 })).data.products as PricedProduct[];
type Server = ReturnType<typeof startApi>;
const cartOf = async ({ get }: Server) => (await get(cart)).data.products as CartProduct[];
const wishesOf = async ({ get }: Server) => (await get(wishlist)).data.products as PricedProduct[];
const idsOf = (products: { id: number }[]) => products.map(({ id }) => id);

describe('demo products', () => {
  it('the demo data contains 27 products in eight categories and from nine brands', () => {
    expect(idsOf(everything).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 27 }, (_, index) => index + 1));
    expect(new Set(everything.map(({ category }) => category)).size).toBe(8);
    expect(new Set(everything.map(({ brand }) => brand)).size).toBe(9);
    expect(everything.filter(({ hasFreeShipping }) => hasFreeShipping)).toHaveLength(8);
    expect(everything.filter(({ stock }) => stock === 0)).toHaveLength(1);
    const prices = everything.map(({ price }) => price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([1.2, 480]);
    const ratings = everything.map(({ rating }) => rating);
    expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([1, 5]);
    expect(everything.some(({ name }) => name.length > 120)).toBe(true);
  });

  it('demo products have slugs, prices with two decimals and small generated pictures', () => {
    for (const { id, slug, price, image } of everything) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.endsWith(`-${id}`)).toBe(true);
      expect(Number(price.toFixed(2))).toBe(price);
      expect(image).toMatch(/^data:image\/svg\+xml,/);
      expect(image.length).toBeLessThan(2000);
    }
    expect(new Set(everything.map(({ image }) => image)).size).toBe(27);
  });

  it.each([
    ['empty', 0, 0],
    ['default', 27, 4],
    ['large', 2000, 4],
  ] as const)('the number of demo products with the seed %s is %i', async (seed, total, lines) => {
    const { data } = await startApi({ seed }).get(list);
    expect([data.total, data.userCart.length]).toEqual([total, lines]);
  });

  it('the demo data contains three wishlist items and four cart lines, one product in both', async () => {
    const server = startApi();
    const [lines, wishes] = [idsOf(await cartOf(server)), idsOf(await wishesOf(server))];
    expect([lines.length, wishes.length]).toEqual([4, 3]);
    expect(lines.filter((id) => wishes.includes(id))).toHaveLength(1);
  });
});

describe('product list', () => {
  it('the product list ignores an empty value of a repeated filter', async () => {
    const { get } = startApi();
    const { data } = await get('/apps/ecommerce/products?brand=&brand=&ids=&ids=');
    expect(data.total).toBe(27);
  });

  const parameters = fc.record(
    {
      q: fc.oneof(fc.constantFrom('', ' ', 'RICE', '5 kg', 'é', '.', '.*', '(', '\\'), fc.string()),
      sortBy: fc.constantFrom(...productSorts),
      page: fc.integer({ min: 1, max: 5 }),
      perPage: fc.constantFrom(1, 9, 18, 1000),
      category: fc.constantFrom('', 'Drinks', 'Spices', 'drinks', 'toString'),
      brand: fc.subarray(['Tithe Hill', 'Northbrook', 'Nobody']),
      priceMin: fc.constantFrom(0, 12.6, 39.9, 500),
      priceMax: fc.constantFrom(0, 12.6, 480),
      rating: fc.integer({ min: 1, max: 5 }),
      freeShipping: fc.boolean(),
      ids: fc.subarray([1, 2, 3, 20, 99]),
    },
    { requiredKeys: [] },
  );

  /** Computes the expected response of the endpoint, with a simple reference implementation. */
  function model(asked: Partial<Record<string, unknown>>) {
    const {
      q = '',
      sortBy = 'featured',
      page = 1,
      perPage = 9,
      brand = [],
      ids = [],
    } = asked as {
      q?: string;
      sortBy?: string;
      page?: number;
      perPage?: number;
      brand?: string[];
      ids?: number[];
    };
    let rows = [...everything].sort((a, b) => a.id - b.id);
    const keep = (isSet: boolean, holds: (product: PricedProduct) => boolean) => {
      if (isSet) rows = rows.filter(holds);
    };
    keep(q.trim() !== '', ({ name }) => name.toLowerCase().includes(q.trim().toLowerCase()));
    keep(Boolean(asked.category), ({ category }) => category === asked.category);
    keep(brand.length > 0, (product) => brand.includes(product.brand));
    keep('priceMin' in asked, ({ price }) => price >= Number(asked.priceMin));
    keep('priceMax' in asked, ({ price }) => price <= Number(asked.priceMax));
    keep('rating' in asked, ({ rating }) => rating >= Number(asked.rating));
    keep(asked.freeShipping === true, ({ hasFreeShipping }) => hasFreeShipping);
    keep(ids.length > 0, ({ id }) => ids.includes(id));
    rows.sort((a, b) => {
      if (sortBy === 'featured') return b.id - a.id;
      return (sortBy === 'price-asc' ? a.price - b.price : b.price - a.price) || a.id - b.id;
    });
    return { products: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
  }

  it('the product list matches an independent model of filter, order and paging', async () => {
    const { http } = startApi();
    await fc.assert(
      fc.asyncProperty(parameters, async (params) => {
        const { status, data } = await http.get<unknown>(list, { params, paramsSerializer: { indexes: null } });
        expect(status).toBe(200);
        const { products, total, facets } = productListSchema.parse(data);
        expect({ products, total }).toEqual(model(params));
        expect(facets).toEqual(facetsOf(everything, params));
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    { sortBy: 'newest' },
    { sortBy: 'toString' },
    { page: 0 },
    { perPage: 1001 },
    { priceMin: 'cheap' },
    { priceMax: '1e3' },
    { rating: 'good' },
    { freeShipping: 'yes' },
    { ids: 'a' },
  ])('the product list rejects %j', async (params) => {
    const { status, data } = await startApi().get(list, params);
    expect([status, data.code]).toEqual([400, 'malformed']);
  });

  it('the product list ignores empty filters and has no rows beyond its last page', async () => {
    const { get } = startApi();
    const { data: plain } = await get(list);
    const empty = 'q=&category=&brand=&priceMin=&priceMax=&rating=&freeShipping=&ids=';
    expect((await get(`${list}?${empty}`)).data).toEqual(plain);
    expect((await get(list, { page: 9 })).data).toMatchObject({ products: [], total: 27 });
    expect((await get(list, { brand: 'Northbrook' })).data.total).toBe(3);
  });
});

describe('a single product', () => {
  it('a product includes flags and crate colors', async () => {
    const { get } = startApi();
    const { data } = await get(`${list}/20`);
    expect(data.product).toMatchObject({
      id: 20,
      isInCart: true,
      isInWishlist: true,
      colorOptions: ['primary', 'success', 'warning', 'danger', 'info'],
    });
    expect((await get(`${list}/1`)).data.product).toMatchObject({ isInCart: false, isInWishlist: false });
  });

  it.each([
    ['0', 404],
    ['-3', 404],
    ['28', 404],
    ['rice', 400],
    ['1.5', 400],
  ])('a request for product ID %s returns status %i', async (id, wanted) => {
    expect((await startApi().get(`${list}/${id}`)).status).toBe(wanted);
  });

  it('a product shares no objects with the store', async () => {
    const { get } = startApi();
    for (const url of [list, `${list}/20`, cart, wishlist]) {
      const first = JSON.stringify((await get(url)).data);
      const { data } = await get(url);
      for (const part of [data.product, ...(data.products ?? []), ...(data.userCart ?? [])].filter(Boolean))
        part.productId = part.id = part.price = 0;
      expect(JSON.stringify((await get(url)).data)).toBe(first);
    }
  });
});

describe.each([
  ['cart', cart, cartOf, 5],
  ['wishlist', wishlist, wishesOf, 4],
] as const)('the %s', (_name, url, read, nextLine) => {
  it('a product is added to the cart or wishlist once, in order, with a new ID', async () => {
    const server = startApi();
    const before = idsOf(await read(server));
    const { status, data } = await server.post(url, { productId: 3 });
    expect([status, data.line]).toMatchObject([201, { id: nextLine, productId: 3 }]);
    const lines = await read(server);
    expect(idsOf(lines)).toEqual([...before, 3]);
    expect((await server.post(url, { productId: 3 })).data).toEqual(data);
    expect(await read(server)).toEqual(lines);
    await server.remove(`${url}/3`, {});
    expect((await server.post(url, { productId: 3 })).data.line.id).toBe(nextLine + 1);
  });

  it('removing a product from the cart or wishlist is idempotent', async () => {
    const server = startApi();
    const [first, ...rest] = await read(server);
    for (const id of [first!.id, first!.id, 0, -1, 99_999]) {
      expect((await server.remove(`${url}/${id}`, {})).status).toBe(200);
    }
    expect(idsOf(await read(server))).toEqual(idsOf(rest));
    expect((await server.remove(`${url}/rice`, {})).status).toBe(400);
  });

  it.each([
    [{}, 422, { errors: { productId: ['number'] } }],
    [{ productId: '3' }, 422, { errors: { productId: ['number'] } }],
    [{ productId: 99 }, 404, { code: 'not_found', subject: 'product', id: 99 }],
  ])('the cart or wishlist rejects %j and does not change', async (body, wanted, problem) => {
    const server = startApi();
    const before = await read(server);
    const { status, data } = await server.post(url, body);
    expect([status, data]).toMatchObject([wanted, problem]);
    expect(await read(server)).toEqual(before);
  });

  it('each user has a separate cart and wishlist', async () => {
    const server = startApi({ auth: 'enforce' });
    const [owner, manager] = [await server.signIn('owner'), await server.signIn('manager')];
    expect((await server.get(url)).status).toBe(401);
    await server.post(url, { productId: 8 }, manager.token);
    const own = async (token: string) => idsOf((await server.get(url, {}, token)).data.products as PricedProduct[]);
    expect(await own(manager.token)).toEqual([8]);
    expect(await own(owner.token)).not.toContain(8);
    const { data } = await server.get(`${list}/8`, {}, manager.token);
    expect([data.product.isInCart, data.product.isInWishlist]).toEqual([url === cart, url === wishlist]);
  });

  it('the cart or wishlist survives a reload', async () => {
    const texts = new Map<string, string>();
    const storage: MockStorage = {
      get: async (key) => texts.get(key) ?? null,
      set: async (key, value) => void texts.set(key, value),
      remove: async (key) => void texts.delete(key),
    };
    const first = startApi({ storage });
    await first.post(url, { productId: 3 });
    expect(await read(startApi({ storage }))).toEqual(await read(first));
  });
});

describe('a cart line', () => {
  const update = `${cart}/update`;

  it('a cart line keeps its generated offers, discount and delivery time, and its shipping date moves with the current date', async () => {
    const server = startApi();
    for (const { id } of everything) await server.post(cart, { productId: id });
    const lines = await cartOf(server);
    const today = friday.toISOString().slice(0, 10);
    for (const { shippingDate, offers, discountPercentage, qty } of lines) {
      expect(shippingDate > today && shippingDate <= addDays(today, 8)).toBe(true);
      expect([offers >= 1, offers <= 4, discountPercentage >= 3, discountPercentage <= 20, qty >= 1]).not.toContain(
        false,
      );
    }
    expect(await cartOf(server)).toEqual(lines);
    server.pass(20 * 86_400_000);
    const later = await cartOf(server);
    expect(later[0]?.shippingDate).toBe(addDays(lines[0]!.shippingDate, 20));
  });

  it('a cart line accepts quantity and color', async () => {
    const server = startApi();
    await server.post(cart, { productId: 3, color: 'info' });
    expect((await server.post(cart, { productId: 3, color: 'danger' })).data.line).toMatchObject({
      qty: 1,
      color: 'info',
    });
    const { status, data } = await server.post(update, { productId: 3, qty: 10 });
    expect([status, data.product]).toMatchObject([200, { id: 3, qty: 10, color: 'info', isInCart: true }]);
    expect((await cartOf(server)).at(-1)).toEqual(data.product);
    await server.post(update, { productId: 3, qty: 2, color: null });
    expect((await cartOf(server)).at(-1)).not.toHaveProperty('color');
  });

  it.each([
    [{ productId: 3, qty: 99 }, 404, { code: 'not_found' }],
    [{ productId: 20, qty: 0 }, 422, { errors: { qty: [{ key: 'min', n: 1 }] } }],
    [{ productId: 20, qty: 11 }, 422, { errors: { qty: [{ key: 'max', n: 10 }] } }],
    [{ productId: 20, qty: 1e9 }, 422, { errors: { qty: [{ key: 'max', n: 10 }] } }],
    [{ productId: 20, qty: 'two' }, 422, { errors: { qty: ['number'] } }],
    [{ productId: 20, qty: 1.5 }, 422, { errors: { qty: ['integer'] } }],
    [{ productId: 20, qty: '2' }, 422, { errors: { qty: ['number'] } }],
    [{ productId: 20, qty: 2, color: 'pink' }, 422, { errors: { color: ['pick'] } }],
    [{}, 422, { errors: { productId: ['number'], qty: ['number'] } }],
  ])('a cart line rejects %j and does not change', async (body, wanted, problem) => {
    const server = startApi();
    const before = await cartOf(server);
    const { status, data } = await server.post(update, body);
    expect([status, data]).toMatchObject([wanted, problem]);
    expect(await cartOf(server)).toEqual(before);
  });
});

describe('rights', () => {
  it('suppliers and prices are only for users who may order', async () => {
    const server = startApi({ auth: 'enforce' });
    const read = async (role: 'owner' | 'server') => {
      const { token } = await server.signIn(role);
      const { data } = await server.get(list, { sortBy: 'price-asc', priceMax: 20, perPage: 100 }, token);
      const [first] = data.products as Product[];
      await server.post(wishlist, { productId: first?.id }, token);
      return {
        total: data.total,
        facets: data.facets as ProductFacets,
        products: [
          ...(data.products as Product[]),
          (await server.get(`${list}/${first?.id}`, {}, token)).data.product as Product,
          ...((await server.get(wishlist, {}, token)).data.products as Product[]),
        ],
      };
    };
    const [owner, waiter] = [await read('owner'), await read('server')];
    expect(owner.products.every(({ brand, price }) => brand && price !== undefined)).toBe(true);
    expect(owner.facets.price).toBeDefined();
    expect(waiter.products.flatMap(Object.keys).filter((key) => ['brand', 'price'].includes(key))).toEqual([]);
    expect([waiter.total, waiter.facets.brand, waiter.facets.price]).toEqual([27, [], undefined]);
    expect(owner.total).toBeLessThan(27);
  });
});

describe('coupons', () => {
  const url = '/apps/ecommerce/coupon';

  it('coupons are found by code in any case', async () => {
    expect((await startApi().get(url, { code: ' harvest10 ' })).data).toMatchObject({
      coupon: { code: 'HARVEST10', value: 10 },
    });
    expect((await startApi().get(url, { code: 'gift-500-rose' })).data).toMatchObject({
      coupon: { kind: 'gift', value: 500 },
    });
  });

  it('coupons are listed while the cart is eligible; gift cards are never listed', async () => {
    const server = startApi();
    const codes = async () => ((await server.get(url)).data.coupons as { code: string }[]).map(({ code }) => code);
    expect(await codes()).toEqual(['HARVEST10', 'FIRSTCRATE']);
    for (const { id } of await cartOf(server)) await server.remove(`${cart}/${id}`, {});
    expect(await codes()).toEqual(['FIRSTCRATE']);
    expect((await server.get(url, { code: 'HARVEST10' })).status).toBe(422);
    await server.post(cart, { productId: 1 });
    expect((await startApi({ seed: 'empty' }).get(url)).data).toEqual({ coupons: [] });
  });

  it.each([
    ['SUMMER5', 422, { errors: { code: ['coupon'] }, reason: 'expired', expires: '2026-10-31' }],
    ['BIGTABLE', 422, { errors: { code: ['coupon'] }, reason: 'minGoods', minGoods: 900 }],
    ['NOSUCH', 404, { code: 'not_found', subject: 'coupon' }],
    ['.*', 404, { code: 'not_found', id: '.*' }],
  ])('the coupon %s is rejected', async (code, wanted, problem) => {
    const { status, data } = await startApi().get(url, { code });
    expect([status, data]).toMatchObject([wanted, problem]);
  });
});
