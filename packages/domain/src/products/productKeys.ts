import { entityKeys } from '../cache/entityKeys';

const keys = entityKeys('products');
export const productKeys = {
  ...keys,
  wishlist: () => [...keys.all, 'wishlist'] as const,
  cart: () => [...keys.all, 'cart'] as const,
  orders: () => [...keys.all, 'orders'] as const,
  suggestions: () => [...keys.all, 'suggestions'] as const,
  coupons: () => [...keys.all, 'coupons'] as const,
};
