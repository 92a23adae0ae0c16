import { pricingEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { pricingHandlers } from './pricing.handlers';

export const routes: readonly Route[] = [...bind(pricingEndpoints, pricingHandlers)];
