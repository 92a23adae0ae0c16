import { cartEndpoints, orderEndpoints, productEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { orderHandlers } from './orders.handlers';
import { productHandlers } from './products.handlers';

export const routes: readonly Route[] = [
  ...bind({ ...productEndpoints, ...cartEndpoints }, productHandlers),
  ...bind(orderEndpoints, orderHandlers),
];
