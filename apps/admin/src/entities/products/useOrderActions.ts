import {
  ledgerCall,
  useAbility,
  useAddToCart,
  useAddToWishlist,
  useCart,
  useCartQuantities,
  useRemoveFromCart,
  useRemoveFromWishlist,
} from '@larder/domain';
import {
  cartEndpoints,
  cartQuantity,
  maxQuantity,
  productEndpoints,
  type CartProduct,
  type Product,
  type ProductColor,
} from '@larder/domain/contract';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../hooks/useFailureToast';
import { useRecordChange } from '../../hooks/useUndo';

type Named = Pick<Product, 'id' | 'name'>;
type Line = Named & Pick<CartProduct, 'qty' | 'color'>;

const reload = ['products'];
const none: readonly CartProduct[] = [];

const toCart = ({ id, qty, color }: Pick<Line, 'id' | 'qty' | 'color'>) =>
  ledgerCall(cartEndpoints.addToCart, { productId: id, qty, color });
const outOfCart = ({ id }: Named) => ledgerCall(cartEndpoints.removeFromCart, { productId: id });
const toWishlist = ({ id }: Named) => ledgerCall(productEndpoints.addToWishlist, { productId: id });
const outOfWishlist = ({ id }: Named) => ledgerCall(productEndpoints.removeFromWishlist, { productId: id });

/** Returns actions for the user's order and wishlist. Changes are shown immediately, and each can be undone. */
export function useOrderActions() {
  const { t } = useTranslation();
  const ability = useAbility();
  const record = useRecordChange();
  const showFailure = useFailureToast();
  const mayOrder = ability.can('create', 'order');
  const { data: cart = none } = useCart(mayOrder);
  const { mutateAsync: addToCart } = useAddToCart();
  const { mutateAsync: removeFromCart } = useRemoveFromCart();
  const { mutateAsync: addToWishlist } = useAddToWishlist();
  const { mutateAsync: removeFromWishlist } = useRemoveFromWishlist();

  const fail = (key: string) => (error: unknown) => void showFailure(t(key), error);
  const orderFailed = fail('shell.cart.failed');
  const wishlistFailed = fail('shop.wishlist.failed');
  const done = (key: string, { name }: Named, calls: ReturnType<typeof ledgerCall>[]) =>
    record({ text: { key, values: { name } }, calls, reload });

  const { withQuantities, setQuantity, forget } = useCartQuantities(orderFailed, (productId, to, from) => {
    const name = cart.find(({ id }) => id === productId)?.name ?? '';
    record(
      {
        text: { key: 'shop.toasts.quantity', values: { name, from, to } },
        calls: [ledgerCall(cartEndpoints.updateCart, { productId, qty: from })],
        reload,
      },
      { isShown: true },
    );
  });
  const lines = withQuantities(cart);
  const lineOf = ({ id }: Pick<Product, 'id'>) => lines.find((line) => line.id === id);

  const add = async (product: Named, options: { qty?: number; color?: ProductColor } = {}) => {
    try {
      await addToCart({ productId: product.id, ...options });
      done('shop.toasts.added', product, [outOfCart(product)]);
    } catch (error) {
      orderFailed(error);
    }
  };

  const remove = async (line: Line) => {
    forget(line.id);
    try {
      await removeFromCart(line.id);
      done('shell.cart.removed', line, [toCart(line)]);
    } catch (error) {
      orderFailed(error);
    }
  };

  const changeQuantity = (product: Named, qty: number) => {
    const line = lineOf(product);
    if (qty >= cartQuantity.min) setQuantity(product.id, qty);
    else if (line) void remove(line);
  };

  return {
    /** If false, the user can only browse products. */
    mayOrder,
    /** The lines of the order, with quantities that are not saved yet. */
    lines,
    lineOf,
    /** Returns the quantity of a product in the order. */
    quantityOf: (product: Pick<Product, 'id'>) => lineOf(product)?.qty ?? 0,
    add,
    remove,
    /** Changes the quantity of a line. Zero removes the line. */
    setQuantity: changeQuantity,
    /** Adds a product, or one more of it. Does nothing at the highest quantity. */
    addOne: (product: Named & Pick<Product, 'stock'>) => {
      const line = lineOf(product);
      if (line) changeQuantity(product, Math.min(line.qty + 1, maxQuantity(product, line.qty)));
      else if (product.stock !== 0) void add(product);
    },
    toggleWishlist: async (product: Named & Pick<Product, 'isInWishlist'>) => {
      try {
        await (product.isInWishlist ? removeFromWishlist(product.id) : addToWishlist(product.id));
        if (product.isInWishlist) done('shop.toasts.unwished', product, [toWishlist(product)]);
        else done('shop.toasts.wished', product, [outOfWishlist(product)]);
      } catch (error) {
        wishlistFailed(error);
      }
    },
    /** Moves a product from the wishlist to the order. Undo moves it back. */
    moveToOrder: async (product: Named) => {
      const isNew = lineOf(product) === undefined;
      try {
        await addToCart({ productId: product.id });
        await removeFromWishlist(product.id);
        done('shop.toasts.movedToOrder', product, [...(isNew ? [outOfCart(product)] : []), toWishlist(product)]);
      } catch (error) {
        orderFailed(error);
      }
    },
    /** Moves a line from the order to the wishlist. Undo moves it back. */
    moveToWishlist: async (line: Line & Pick<Product, 'isInWishlist'>) => {
      forget(line.id);
      try {
        await addToWishlist(line.id);
        await removeFromCart(line.id);
        done('shop.toasts.movedToWishlist', line, [...(line.isInWishlist ? [] : [outOfWishlist(line)]), toCart(line)]);
      } catch (error) {
        orderFailed(error);
      }
    },
  };
}
export type OrderActions = ReturnType<typeof useOrderActions>;
