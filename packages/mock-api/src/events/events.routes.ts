import { eventEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { eventHandlers } from './events.handlers';

export const routes: readonly Route[] = [...bind(eventEndpoints, eventHandlers)];
