import { useShellPanel } from '@larder/domain';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../lib/notify';
import type { LostProps } from './lazyPanel';
import { lostText } from './lostText';
import { useNewVersion } from './useNewVersion';

/** A layer over the page that did not come or broke has no place of its own to say so: it closes, and a toast does. */
export function LostLayer({ error, onRetry }: LostProps) {
  const { t } = useTranslation();
  const [panel, setPanel] = useShellPanel();
  useNewVersion(error);
  const say = useEffectEvent(() => {
    setPanel(null);
    const again = () => {
      onRetry();
      setPanel(panel);
    };
    void notify((toast) =>
      toast.danger(t(lostText(error)), { id: 'lostLayer', action: { label: t('common.retry'), onAction: again } }),
    );
  });
  useEffect(() => say(), []);
  return null;
}
