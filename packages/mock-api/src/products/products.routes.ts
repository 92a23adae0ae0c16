import { cartEndpoints, orderEndpoints, productEndpoints, restockEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { orderHandlers } from './orders.handlers';
import { productHandlers } from './products.handlers';
import { restockHandlers } from './restock.handlers';

export const routes: readonly Route[] = [
  ...bind({ ...productEndpoints, ...cartEndpoints }, productHandlers),
  ...bind(orderEndpoints, orderHandlers),
  ...bind(restockEndpoints, restockHandlers),
];
