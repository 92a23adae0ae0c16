import { ledgerCall, useAddToCart, useRemoveFromWishlist } from '@larder/domain';
import { cartEndpoints, productEndpoints, type Product } from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useBulkWork } from '../../lists/useBulkWork';

/** Returns a function that moves products from the wishlist to the order. One undo moves all back. */
export function useMoveAll(isInOrder: (product: Product) => boolean) {
  const { t } = useTranslation();
  const bulk = useBulkWork();
  const { mutateAsync: add } = useAddToCart();
  const { mutateAsync: remove } = useRemoveFromWishlist();
  return (products: readonly Product[]) => {
    const ordered = new Set(products.filter(isInOrder).map(({ id }) => id));
    return bulk({
      rows: products.filter(({ stock }) => stock !== 0),
      work: async ({ id }) => {
        await add({ productId: id });
        await remove(id);
      },
      busy: t('shop.wishlist.moving'),
      done: (rows) => ({ key: 'shop.wishlist.movedAll', values: { count: rows.length } }),
      failed: (rows) => t('shop.wishlist.notMoved', { count: rows.length }),
      inverse: (changed) =>
        changed.flatMap(([{ id }]) => [
          ledgerCall(productEndpoints.addToWishlist, { productId: id }),
          ...(ordered.has(id) ? [] : [ledgerCall(cartEndpoints.removeFromCart, { productId: id })]),
        ]),
      reload: ['products'],
    });
  };
}
