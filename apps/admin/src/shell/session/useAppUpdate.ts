import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { offerUpdate } from './offerUpdate';

/** Registers the service worker when the page is idle and offers new versions. */
export function useAppUpdate() {
  const { i18n } = useTranslation();
  useEffect(() => {
    const onUpdate = (version: Parameters<typeof offerUpdate>[0]) => offerUpdate(version, (key) => i18n.t(key));
    const begin = () => {
      void import('../../lib/serviceWorker').then(
        ({ registerServiceWorker }) => registerServiceWorker({ onUpdate }),
        // The app also works without a service worker.
        () => undefined,
      );
    };
    const idle = window.requestIdleCallback?.(begin) ?? setTimeout(begin, 2000);
    return () => (window.cancelIdleCallback ?? clearTimeout)(idle as number);
  }, [i18n]);
}
