import { productListQuery, productQuery, wishlistQuery, type QueryClient } from '@larder/domain';
import { productIdOf } from '@larder/domain/contract';
import { shopParameters, type ShopSearch } from './shopSearch';

/** Starts the query of the list without waiting: the page shows its loading and error states. */
export async function loadShop(queryClient: QueryClient, search: ShopSearch) {
  void queryClient.prefetchQuery(productListQuery(shopParameters(search)));
}

export async function loadProduct(queryClient: QueryClient, slug: string) {
  const id = productIdOf(slug);
  if (id !== undefined) void queryClient.prefetchQuery(productQuery(id));
}

export async function loadWishlist(queryClient: QueryClient) {
  void queryClient.prefetchQuery(wishlistQuery());
}

/** Returns the slug of the first featured product; undefined if there is none or it failed to load. */
export async function firstProductSlug(queryClient: QueryClient) {
  const list = await queryClient.ensureQueryData(productListQuery(shopParameters({}))).catch(() => undefined);
  return list?.products[0]?.slug;
}
