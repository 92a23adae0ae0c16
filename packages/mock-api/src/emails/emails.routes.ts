import { emailEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { emailHandlers } from './emails.handlers';

export const routes: readonly Route[] = [...bind(emailEndpoints, emailHandlers)];
