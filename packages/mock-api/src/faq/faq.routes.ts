import { faqEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { faqHandlers } from './faq.handlers';

export const routes: readonly Route[] = [...bind(faqEndpoints, faqHandlers)];
