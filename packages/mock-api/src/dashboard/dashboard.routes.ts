import { dashboardEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { dashboardHandlers } from './dashboard.handlers';

export const routes: readonly Route[] = [...bind(dashboardEndpoints, dashboardHandlers)];
