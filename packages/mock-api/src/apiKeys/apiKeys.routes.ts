import { apiKeyEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { apiKeyHandlers } from './apiKeys.handlers';

export const routes: readonly Route[] = [...bind(apiKeyEndpoints, apiKeyHandlers)];
