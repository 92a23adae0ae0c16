import { sessionEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { sessionHandlers } from './session.handlers';

export const routes: readonly Route[] = [...bind(sessionEndpoints, sessionHandlers)];
