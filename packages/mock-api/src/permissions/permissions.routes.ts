import { permissionEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { permissionHandlers } from './permissions.handlers';

export const routes: readonly Route[] = [...bind(permissionEndpoints, permissionHandlers)];
