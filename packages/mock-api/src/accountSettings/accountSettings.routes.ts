import { accountSettingEndpoints, accountSettingUpdateEndpoints } from '@larder/domain/contract';
import { bind, type Route } from '../router';
import { accountSettingHandlers, accountSettingUpdateHandlers } from './accountSettings.handlers';

export const routes: readonly Route[] = [
  ...bind(accountSettingEndpoints, accountSettingHandlers),
  ...bind(accountSettingUpdateEndpoints, accountSettingUpdateHandlers),
];
