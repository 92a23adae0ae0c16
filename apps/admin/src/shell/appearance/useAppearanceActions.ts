import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';
import { appearanceDefaults, formatAppearance } from './appearanceLink';
import { useAppearance } from './useAppearance';
import { copyText } from '../../lib/copyText';

/** Returns functions that reset the appearance, with undo, and copy a link that applies it. */
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

  const copyLink = () => {
    const address = new URL(window.location.href);
    address.searchParams.set('ui', formatAppearance(appearance));
    const { href } = address;
    return copyText(href, t('shell.appearance.copied'), t('shell.appearance.copyFailed', { link: href }));
  };

  return { reset, copyLink };
}
