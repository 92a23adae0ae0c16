import { newsletterEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { newsletterHandlers } from './newsletter.handlers';

export const routes: readonly Route[] = [...bind(newsletterEndpoints, newsletterHandlers)];
