import { useShellPanel } from '@larder/domain';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';
import type { ChunkErrorProps } from './lazyPanel';
import { chunkErrorKey } from './chunkErrorKey';
import { useReloadForNewVersion } from '../errors/useReloadForNewVersion';

/** A layer over the page that did not come or broke has no place of its own to say so: it closes, and a toast does. */
export function ChunkErrorToast({ error, onRetry }: ChunkErrorProps) {
  const { t } = useTranslation();
  const [panel, setPanel] = useShellPanel();
  useReloadForNewVersion(error);
  const say = useEffectEvent(() => {
    setPanel(null);
    const again = () => {
      onRetry();
      setPanel(panel);
    };
    void notify((toast) =>
      toast.danger(t(chunkErrorKey(error)), { id: 'lostLayer', action: { label: t('common.retry'), onAction: again } }),
    );
  });
  useEffect(() => say(), []);
  return null;
}
