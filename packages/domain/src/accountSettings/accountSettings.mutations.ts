import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import { updateSessionUser } from '../store/session';
import { accountSettingEndpoints, type AccountSetting, type AccountSettingUpdate } from './accountSettings.contract';
import { accountSettingKeys } from './accountSettings.queries';

const queryKey = accountSettingKeys.all;

/** Forms wait for the answer; switches (notification) show at once. Name and picture change in the shell too. */
export const useUpdateAccountSetting = () =>
  useMutation({
    mutationFn: async (update: AccountSettingUpdate) =>
      (await call(accountSettingEndpoints.update, update)).accountSetting,
    onMutate: async (update, { client }) => {
      if (update.section !== 'notification') return undefined;
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<AccountSetting>(queryKey);
      if (before) {
        client.setQueryData(queryKey, { ...before, notification: { ...before.notification, ...update.data } });
      }
      return before;
    },
    onError: (_error, _update, before, { client }) => {
      if (before) client.setQueryData(queryKey, before);
      return client.invalidateQueries({ queryKey });
    },
    onSuccess: (setting, { section }, _before, { client }) => {
      client.setQueryData(queryKey, setting);
      if (section !== 'general' && section !== 'info') return undefined;
      const { fullName, username, email, avatar } = setting.general;
      updateSessionUser({ fullName, username, email, avatar });
      // The same person stands in the lists of users.
      return client.invalidateQueries({ queryKey: ['users'] });
    },
  });
