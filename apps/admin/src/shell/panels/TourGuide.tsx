import { Tour, type TourStep } from '@larder/ui/tour';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const visibleTarget = (name: string) =>
  [...document.querySelectorAll(`[data-part="${name}"]`)].find((part) => part.getClientRects().length > 0);

const ids = ['menu', 'search', 'workplace', 'notifications', 'help'] as const;

const targets: Record<(typeof ids)[number], TourStep['target']> = {
  menu: () => visibleTarget('menu') ?? visibleTarget('menu-button'),
  search: () => visibleTarget('search'),
  workplace: () => visibleTarget('workplace'),
  notifications: () => visibleTarget('notifications'),
  help: () => visibleTarget('user'),
};

/** Guided tour of the menu, search, workplace, notifications and help. */
export function TourGuide({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const steps = useMemo(
    () =>
      ids.map((id): TourStep => ({
        id,
        target: targets[id],
        title: t(`shell.tour.${id}.title`),
        description: t(`shell.tour.${id}.words`),
        // Next to the menu if it is at the side, else below the target.
        placement: id === 'menu' && visibleTarget('menu')?.matches('[data-rail]') ? 'end top' : 'bottom',
      })),
    [t],
  );
  return <Tour label={t('shell.tour.label')} steps={steps} onClose={onClose} />;
}
