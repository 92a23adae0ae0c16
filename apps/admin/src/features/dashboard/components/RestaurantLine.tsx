import { useCurrentRestaurant } from '@larder/domain';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../../components/RouterButton';

export interface RestaurantLineProps {
  /** Parts of the text. Falsy parts are omitted. */
  parts: readonly (string | false | undefined)[];
  /** If true, ends with a link back to the current restaurant. */
  showBackLink: boolean;
}

// The link is removed when the user follows it, so the focus moves to the page title.
const focusTitle = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** Description under the page title. */
export function RestaurantLine({ parts, showBackLink }: RestaurantLineProps) {
  const { t } = useTranslation();
  const current = useCurrentRestaurant();
  return (
    <>
      {parts.filter(Boolean).join(' · ')}
      {showBackLink && current ? (
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
