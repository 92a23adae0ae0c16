import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../lib/notify';
import type { WaitingVersion } from '../lib/serviceWorker';

/** Milliseconds after which "later" asks again (pages.md 3.14). */
const later = 30 * 60_000;

/** Registers the service worker once the page has come to rest, and offers a new version when there is one. */
export function useAppUpdate() {
  const { t } = useTranslation();
  const offer = useEffectEvent((version: WaitingVersion) => {
    void notify((toast) =>
      toast.info(t('shell.update.ready'), {
        id: 'update',
        duration: Number.POSITIVE_INFINITY,
        action: { label: t('shell.update.reload'), onAction: version.takeOver },
        onClose: () => setTimeout(() => offer(version), later),
      }),
    );
  });
  useEffect(() => {
    const begin = () => {
      void import('../lib/serviceWorker').then(({ registerServiceWorker }) =>
        registerServiceWorker({ onUpdate: offer }),
      );
    };
    const idle = window.requestIdleCallback?.(begin) ?? setTimeout(begin, 2000);
    return () => (window.cancelIdleCallback ?? clearTimeout)(idle as number);
  }, []);
}
