import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import { reloadAfterLast } from '../lists/optimistic';
import { updateSessionUser } from '../store/session';
import { accountSettingEndpoints, type AccountSetting, type AccountSettingUpdate } from './accountSettings.contract';
import { accountSettingKeys } from './accountSettings.queries';

const queryKey = accountSettingKeys.all;

const mutationKey = [...queryKey, 'change'];

const put = (setting: AccountSetting, section: 'notification' | 'preferences', data: object): AccountSetting => ({
  ...setting,
  [section]: { ...setting[section], ...data },
});

/** Forms wait for the answer; switches (notifications, preferences) show at once. Name and picture change in the shell too. */
export const useUpdateAccountSetting = () =>
  useMutation({
    mutationKey,
    // One after the other: of two changes of one setting that overtake each other the older would stay.
    scope: { id: 'account-setting' },
    mutationFn: async (update: AccountSettingUpdate) =>
      (await call(accountSettingEndpoints.update, update)).accountSetting,
    onMutate: async ({ section, data }, { client }) => {
      if (section !== 'notification' && section !== 'preferences') return undefined;
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<AccountSetting>(queryKey);
      const fields: Record<string, unknown> | undefined = before?.[section];
      if (!before || !fields) return undefined;
      const former = Object.fromEntries(Object.keys(data).map((name) => [name, fields[name]]));
      client.setQueryData(queryKey, put(before, section, data));
      return () =>
        void client.setQueryData<AccountSetting>(queryKey, (setting) => setting && put(setting, section, former));
    },
    onError: (_error, _update, undo) => undo?.(),
    onSuccess: (setting, { section }, _undo, { client }) => {
      // An answer in between would undo the later changes on screen.
      if (client.isMutating({ mutationKey }) <= 1) client.setQueryData(queryKey, setting);
      if (section !== 'general' && section !== 'info') return undefined;
      const { fullName, username, email, avatar } = setting.general;
      updateSessionUser({ fullName, username, email, avatar });
      // The same person stands in the lists of users.
      return client.invalidateQueries({ queryKey: ['users'] });
    },
    onSettled: (_setting, _error, _update, _undo, { client }) => reloadAfterLast(client, mutationKey, queryKey),
  });
