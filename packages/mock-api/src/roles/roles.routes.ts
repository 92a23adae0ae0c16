import { roleEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { roleHandlers } from './roles.handlers';

export const routes: readonly Route[] = [...bind(roleEndpoints, roleHandlers)];
