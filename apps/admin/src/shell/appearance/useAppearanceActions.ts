import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';
import { appearanceDefaults, formatAppearance } from './appearanceLink';
import { useAppearance } from './useAppearance';

/** Resets the appearance, with undo, and copies a link that applies it. */
export function useAppearanceActions() {
  const { t } = useTranslation();
  const { appearance, apply } = useAppearance();

  const reset = () => {
    const before = appearance;
    apply(appearanceDefaults);
    void notify((toast) =>
      toast(t('shell.appearance.wasReset'), {
        action: { label: t('shell.appearance.undo'), onAction: () => apply(before) },
      }),
    );
  };

  const copyLink = async () => {
    const address = new URL(window.location.href);
    address.searchParams.set('ui', formatAppearance(appearance));
    try {
      await navigator.clipboard.writeText(address.href);
      void notify((toast) => toast.success(t('shell.appearance.copied')));
    } catch {
      void notify((toast) => toast.danger(t('shell.appearance.copyFailed', { link: address.href })));
    }
  };

  return { reset, copyLink };
}
