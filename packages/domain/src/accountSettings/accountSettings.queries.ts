import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { accountSettingEndpoints } from './accountSettings.contract';

export const accountSettingKeys = { all: ['account-settings'] as const };

export const accountSettingQuery = () =>
  queryOptions({
    queryKey: accountSettingKeys.all,
    queryFn: ({ signal }) => call(accountSettingEndpoints.data, {}, { signal }),
  });

export const useAccountSetting = () => useQuery(accountSettingQuery());
