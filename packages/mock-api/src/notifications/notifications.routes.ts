import { notificationEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { notificationHandlers } from './notifications.handlers';

export const routes: readonly Route[] = [...bind(notificationEndpoints, notificationHandlers)];
