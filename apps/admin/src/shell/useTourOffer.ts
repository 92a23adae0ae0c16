import { takeTourOffer, useShellPanel } from '@larder/domain';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../lib/notify';

/** Offers the guided tour to somebody new, once in a browser (pages.md 3.14). */
export function useTourOffer() {
  const { t } = useTranslation();
  const [, setPanel] = useShellPanel();
  const offer = useEffectEvent(() => {
    if (!takeTourOffer()) return;
    void notify((toast) =>
      toast(t('shell.tour.offer'), {
        description: t('shell.tour.offerText'),
        action: { label: t('shell.tour.start'), onAction: () => setPanel('tour') },
      }),
    );
  });
  useEffect(() => offer(), []);
}
