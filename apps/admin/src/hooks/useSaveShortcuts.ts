import { useUpdateAccountSetting } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { notify } from '../lib/notify';
import { configureShortcuts, useShortcutSettings, type ShortcutSettings } from './useShortcuts';

/** Returns a function that changes the shortcuts of the user. Restores them and shows a toast if saving fails. */
export function useSaveShortcuts() {
  const { t } = useTranslation();
  const settings = useShortcutSettings();
  const { mutate } = useUpdateAccountSetting();
  return ({ isOn, keyMap }: Partial<ShortcutSettings>) => {
    configureShortcuts({ isOn: isOn ?? settings.isOn, keyMap: keyMap ?? settings.keyMap });
    mutate(
      {
        section: 'preferences',
        data: { ...(isOn !== undefined && { singleKeyShortcuts: isOn }), ...(keyMap && { keyMap: { ...keyMap } }) },
      },
      {
        onError: () => {
          configureShortcuts(settings);
          void notify((toast) => toast.danger(t('shell.shortcuts.notSaved')));
        },
      },
    );
  };
}
