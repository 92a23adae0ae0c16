import { serverStatusEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { serverStatusHandlers } from './serverStatus.handlers';

export const routes: readonly Route[] = [...bind(serverStatusEndpoints, serverStatusHandlers)];
