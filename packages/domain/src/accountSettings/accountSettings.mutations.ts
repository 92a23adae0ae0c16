import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import { isLastChange, optimistic } from '../cache/optimistic';
import { updateSessionUser } from '../store/session';
import { accountSettingEndpoints, type AccountSetting, type AccountSettingUpdate } from './accountSettings.contract';
import { accountSettingKeys } from './accountSettings.queries';

const queryKey = accountSettingKeys.all;

const put = (setting: AccountSetting, section: 'notification' | 'preferences', data: object): AccountSetting => ({
  ...setting,
  [section]: { ...setting[section], ...data },
});

/** Saves a section. Notifications and preferences are optimistic. Also updates name and picture in the session. */
export const useUpdateAccountSetting = () =>
  useMutation({
    // In series, so that an older change can't overwrite a newer one.
    scope: { id: 'account-setting' },
    mutationFn: async (update: AccountSettingUpdate) =>
      (await call(accountSettingEndpoints.update, update)).accountSetting,
    ...optimistic<AccountSettingUpdate>({
      key: queryKey,
      apply: async ({ section, data }, client) => {
        if (section !== 'notification' && section !== 'preferences') return undefined;
        await client.cancelQueries({ queryKey });
        const before = client.getQueryData<AccountSetting>(queryKey);
        const fields: Record<string, unknown> | undefined = before?.[section];
        if (!before || !fields) return undefined;
        const previous = Object.fromEntries(Object.keys(data).map((name) => [name, fields[name]]));
        client.setQueryData(queryKey, put(before, section, data));
        return () =>
          void client.setQueryData<AccountSetting>(queryKey, (setting) => setting && put(setting, section, previous));
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
