import { takeTourOffer, useShellPanel } from '@larder/domain';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { observeOverlays } from '../../lib/overlayObserver';
import { notify, toastRegion } from '../../lib/notify';

const id = 'tourOffer';

/**
 * Offers the guided tour once per browser, after the first interaction, which loads the toasts. The offer is hidden while
 * a dialog or drawer is open.
 */
export function useTourOffer() {
  const { t } = useTranslation();
  const [, setPanel] = useShellPanel();
  const isNew = useRef<boolean>(undefined);
  const hasToasts = useSyncExternalStore(toastRegion.subscribe, toastRegion.isWanted);
  const offer = useEffectEvent((onEnd: () => void) =>
    notify((toast) =>
      toast(t('shell.tour.offer'), {
        id,
        description: t('shell.tour.offerText'),
        action: { label: t('shell.tour.start'), onAction: () => setPanel('tour') },
        onClose: onEnd,
      }),
    ),
  );
  useEffect(() => {
    if (!hasToasts) return undefined;
    isNew.current ??= takeTourOffer();
    if (!isNew.current) return undefined;
    let isAside = false;
    const step = (hasOpenOverlay: boolean) => {
      isAside = hasOpenOverlay;
      if (hasOpenOverlay) void notify((toast) => toast.dismiss(id));
      else void offer(() => !isAside && stop());
    };
    const stop = observeOverlays(step);
    return () => {
      isAside = true;
      stop();
    };
  }, [hasToasts]);
}
