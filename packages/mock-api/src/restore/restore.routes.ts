import { restoreEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { restoreHandlers } from './restore.handlers';

export const routes: readonly Route[] = [...bind(restoreEndpoints, restoreHandlers)];
