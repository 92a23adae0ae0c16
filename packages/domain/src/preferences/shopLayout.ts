import * as z from 'zod/mini';
import { useAtom } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

const schema = z.enum(['grid', 'list']);
export type ShopLayout = z.infer<typeof schema>;

const layoutAtom = perUserAtom<ShopLayout>('shopLayout', schema, 'grid');

/** The layout that the signed-in user chose for the shop. */
export const useShopLayout = () => useAtom(layoutAtom);
