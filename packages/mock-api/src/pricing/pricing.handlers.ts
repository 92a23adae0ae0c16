import type { pricingEndpoints } from '@larder/domain/contract';
import type { Handlers } from '../router';
import { pricing } from './pricing.fixtures';

export const pricingHandlers: Handlers<typeof pricingEndpoints> = { data: () => pricing };
