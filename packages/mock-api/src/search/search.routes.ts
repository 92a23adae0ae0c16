import { searchEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { searchHandlers } from './search.handlers';

export const routes: readonly Route[] = [...bind(searchEndpoints, searchHandlers)];
