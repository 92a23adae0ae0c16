import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { offerUpdate } from './offerUpdate';

/** Registers the service worker once the page has come to rest, and offers a new version when there is one. */
export function useAppUpdate() {
  const { i18n } = useTranslation();
  useEffect(() => {
    const onUpdate = (version: Parameters<typeof offerUpdate>[0]) => offerUpdate(version, (key) => i18n.t(key));
    const begin = () => {
      void import('../../lib/serviceWorker').then(
        ({ registerServiceWorker }) => registerServiceWorker({ onUpdate }),
        // The app works without it.
        () => undefined,
      );
    };
    const idle = window.requestIdleCallback?.(begin) ?? setTimeout(begin, 2000);
    return () => (window.cancelIdleCallback ?? clearTimeout)(idle as number);
  }, [i18n]);
}
