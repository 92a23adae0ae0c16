import { menuCountsEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { menuCountsHandlers } from './menuCounts.handlers';

export const routes: readonly Route[] = [...bind(menuCountsEndpoints, menuCountsHandlers)];
