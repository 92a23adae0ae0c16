import { userDetailsEndpoints, userEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { userHandlers } from './users.handlers';

export const routes: readonly Route[] = [...bind({ ...userEndpoints, ...userDetailsEndpoints }, userHandlers)];
