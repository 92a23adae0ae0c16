import { datatableEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { datatableHandlers } from './datatables.handlers';

export const routes: readonly Route[] = [...bind(datatableEndpoints, datatableHandlers)];
