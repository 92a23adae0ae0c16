import * as z from 'zod/mini';
import { useAtom } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

const schema = z.enum(['grid', 'list']);
export type ShopLayout = z.infer<typeof schema>;

const layoutAtom = perUserAtom<ShopLayout>('shopLayout', schema, 'grid');

/** Returns the shop layout that the signed-in user chose, and its setter. */
export const useShopLayout = () => useAtom(layoutAtom);
