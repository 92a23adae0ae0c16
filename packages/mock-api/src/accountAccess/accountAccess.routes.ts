import { accountAccessEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { accountAccessHandlers } from './accountAccess.handlers';

export const routes: readonly Route[] = [...bind(accountAccessEndpoints, accountAccessHandlers)];
