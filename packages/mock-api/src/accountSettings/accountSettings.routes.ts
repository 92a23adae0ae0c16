import { accountSettingEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { accountSettingHandlers } from './accountSettings.handlers';

export const routes: readonly Route[] = [...bind(accountSettingEndpoints, accountSettingHandlers)];
