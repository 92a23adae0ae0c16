import { profileEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { profileHandlers } from './profile.handlers';

export const routes: readonly Route[] = [...bind(profileEndpoints, profileHandlers)];
