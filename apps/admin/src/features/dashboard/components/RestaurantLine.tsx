import { useCurrentRestaurant } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../../components/RouterButton';

export interface RestaurantLineProps {
  /** What is said of the page; what is not there yet is left out. */
  parts: readonly (string | false | undefined)[];
  /** True while another restaurant than the current one is shown. */
  isOther: boolean;
}

// The link is gone once it was followed.
const focusTitle = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** The line under the title; while another restaurant is shown it ends with the way back to the current one. */
export function RestaurantLine({ parts, isOther }: RestaurantLineProps) {
  const { t } = useTranslation();
  const current = useCurrentRestaurant();
  return (
    <>
      {parts.filter(Boolean).join(' · ')}
      {isOther && current ? (
        <>
          {' · '}
          <RouterLink
            to="."
            search={(before) => ({ ...before, restaurant: undefined })}
            resetScroll={false}
            onClick={focusTitle}
          >
            {t('dashboard.backToRestaurant', { name: current.name })}
          </RouterLink>
        </>
      ) : null}
    </>
  );
}
