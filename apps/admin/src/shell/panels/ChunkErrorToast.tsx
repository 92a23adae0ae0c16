import { useShellPanel } from '@larder/domain';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notify';
import type { ChunkErrorProps } from './lazyPanel';
import { chunkErrorKey } from './chunkErrorKey';
import { useReloadForNewVersion } from '../errors/useReloadForNewVersion';

/** Closes a layer that failed to load or threw, and reports it in a toast with a retry. */
export function ChunkErrorToast({ error, onRetry }: ChunkErrorProps) {
  const { t } = useTranslation();
  const [panel, setPanel] = useShellPanel();
  useReloadForNewVersion(error);
  const report = useEffectEvent(() => {
    setPanel(null);
    const again = () => {
      onRetry();
      setPanel(panel);
    };
    void notify((toast) =>
      toast.danger(t(chunkErrorKey(error)), {
        id: 'chunkError',
        action: { label: t('common.retry'), onAction: again },
      }),
    );
  });
  useEffect(() => report(), []);
  return null;
}
