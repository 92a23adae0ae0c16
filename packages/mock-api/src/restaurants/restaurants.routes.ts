import { restaurantEndpoints, staffEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { restaurantHandlers } from './restaurants.handlers';
import { staffHandlers } from './staff.handlers';

export const routes: readonly Route[] = [
  ...bind(restaurantEndpoints, restaurantHandlers),
  ...bind(staffEndpoints, staffHandlers),
];
