import { viewEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { viewHandlers } from './views.handlers';

export const routes: readonly Route[] = [...bind(viewEndpoints, viewHandlers)];
