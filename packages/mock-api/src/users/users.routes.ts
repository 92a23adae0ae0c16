import { userDetailsEndpoints, userEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { userDetailsHandlers } from './userDetails.handlers';
import { userHandlers } from './users.handlers';

export const routes: readonly Route[] = [
  ...bind(userEndpoints, userHandlers),
  ...bind(userDetailsEndpoints, userDetailsHandlers),
];
