import { takeTourOffer, useShellPanel } from '@larder/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { watchCover } from '../lib/cover';
import { notify } from '../lib/notify';

const id = 'tourOffer';

/** Offers the guided tour to somebody new, once in a browser (pages.md 3.14); an invitation steps aside while a layer is open. */
export function useTourOffer() {
  const { t } = useTranslation();
  const [, setPanel] = useShellPanel();
  const isNew = useRef<boolean>(undefined);
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
    isNew.current ??= takeTourOffer();
    if (!isNew.current) return undefined;
    let isAside = false;
    const step = (isCovered: boolean) => {
      isAside = isCovered;
      if (isCovered) void notify((toast) => toast.dismiss(id));
      else void offer(() => !isAside && stop());
    };
    const stop = watchCover(step);
    return () => {
      isAside = true;
      stop();
    };
  }, []);
}
