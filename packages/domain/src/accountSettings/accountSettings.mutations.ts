import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import { changeCached, isLastChange, optimistic } from '../cache/optimistic';
import { updateSessionUser } from '../store/session';
import type { AccountSetting } from './accountSettings.contract';
import { accountSettingUpdateEndpoints, type AccountSettingUpdate } from './accountSettingUpdate.contract';
import { accountSettingKeys } from './accountSettings.queries';

const queryKey = accountSettingKeys.all;

const put = (setting: AccountSetting, section: 'notification' | 'preferences', data: object): AccountSetting => ({
  ...setting,
  [section]: { ...setting[section], ...data },
});

/** Saves a section. `notification` and `preferences` are optimistic; `general` and `info` also update the session. */
export const useUpdateAccountSetting = () =>
  useMutation({
    // In series, so that an older change can't overwrite a newer one.
    scope: { id: 'account-setting' },
    mutationFn: async (update: AccountSettingUpdate) =>
      (await call(accountSettingUpdateEndpoints.update, update)).accountSetting,
    ...optimistic<AccountSettingUpdate>({
      key: queryKey,
      apply: ({ section, data }, client) => {
        if (section !== 'notification' && section !== 'preferences') return undefined;
        return changeCached<AccountSetting>(client, queryKey, (setting) =>
          setting[section] ? put(setting, section, data) : setting,
        );
      },
      invalidate: [queryKey],
    }),
    onSuccess: (setting, { section }, _undo, { client }) => {
      if (isLastChange(client, queryKey)) client.setQueryData(queryKey, setting);
      if (section !== 'general' && section !== 'info') return undefined;
      const { fullName, username, email, avatar } = setting.general;
      updateSessionUser({ fullName, username, email, avatar });
      // User lists contain the same user.
      return client.invalidateQueries({ queryKey: ['users'] });
    },
  });
