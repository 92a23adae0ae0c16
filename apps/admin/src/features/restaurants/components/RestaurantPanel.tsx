import { useAbility, useRestaurant } from '@larder/domain';
import type { RestaurantRow } from '@larder/domain/contract';
import { Skeleton, Stack, Text } from '@larder/ui';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { Drawer, MenuItem, SidePanel, Tabs } from '@larder/ui/overlays';
import { useMediaQuery } from '@larder/ui/shell';
import { from } from '@larder/ui/theme';
import { Suspense, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/MoreMenu';
import { RecordError } from '../../../components/RecordError';
import { restaurantTabs, type RestaurantTab } from '../restaurantList';
import type { RestaurantActions } from '../useRestaurantActions';
import { OverviewTab } from './OverviewTab';
import * as styles from './Restaurants.css';

const tabContent = {
  overview: OverviewTab,
  hours: lazyNamed(
    lazyModule(() => import('./HoursTab')),
    'HoursTab',
  ),
  ordering: lazyNamed(
    lazyModule(() => import('./OrderingTab')),
    'OrderingTab',
  ),
  money: lazyNamed(
    lazyModule(() => import('./MoneyTab')),
    'MoneyTab',
  ),
  team: lazyNamed(
    lazyModule(() => import('./TeamTab')),
    'TeamTab',
  ),
  activity: lazyNamed(
    lazyModule(() => import('./ActivityTab')),
    'ActivityTab',
  ),
};

export interface RestaurantPanelProps {
  id: string;
  tab: RestaurantTab;
  onTabChange: (tab: RestaurantTab) => void;
  onClose: () => void;
  actions: RestaurantActions;
}

/** A restaurant in a panel next to the list, or in a drawer on narrower screens. Alt with a digit opens a tab. */
export function RestaurantPanel({ id, tab, onTabChange, onClose, actions }: RestaurantPanelProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(from('xl'));
  const query = useRestaurant(id);
  const restaurant = query.data;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const digit = event.altKey ? /^Digit([1-6])$/.exec(event.code)?.[1] : undefined;
    const next = digit && restaurantTabs[Number(digit) - 1];
    if (!next) return;
    event.preventDefault();
    onTabChange(next);
  };
  const content = () => {
    if (restaurant) return <PanelContent {...{ restaurant, tab, onTabChange }} />;
    if (query.isPending) return <Skeleton blockSize={400} />;
    return (
      <RecordError
        query={query}
        notFound={{ title: t('restaurants.notFound'), description: t('restaurants.notFoundHint', { id }) }}
        notLoaded={t('restaurants.notLoaded')}
        onClose={onClose}
      />
    );
  };
  const title = restaurant?.name ?? t('restaurants.one');
  const menu = restaurant && <StatusMenu restaurant={restaurant} actions={actions} />;
  const places = restaurant && [restaurant.code, restaurant.locationName, restaurant.address.city];
  // Many restaurants are named after their city, so remove duplicates.
  const description = places && [...new Set(places)].filter(Boolean).join(' · ');
  if (isWide)
    return (
      <SidePanel title={title} actions={menu} onClose={onClose} onKeyDown={handleKeyDown} className={styles.panel}>
        <Stack gap="px8">
          {description && <Text tone="muted">{description}</Text>}
          {content()}
        </Stack>
      </SidePanel>
    );
  return (
    <Drawer open onOpenChange={onClose} title={title} titleEndContent={menu} description={description}>
      <div onKeyDown={handleKeyDown}>{content()}</div>
    </Drawer>
  );
}

interface PanelContentProps {
  restaurant: RestaurantRow;
  tab: RestaurantTab;
  onTabChange: (tab: RestaurantTab) => void;
}

function PanelContent({ restaurant, tab, onTabChange }: PanelContentProps) {
  const { t } = useTranslation();
  const mayUpdate = useAbility().can('update', 'restaurant');
  const isArchived = restaurant.status === 'archived';
  const denial = mayUpdate
    ? isArchived
      ? t('restaurants.denied.archived')
      : undefined
    : t('restaurants.denied.update');
  const TabContent = tabContent[tab];
  return (
    <Tabs
      label={t('restaurants.about', { name: restaurant.name })}
      value={tab}
      onValueChange={onTabChange}
      items={restaurantTabs.map((each) => ({
        id: each,
        label: t(`restaurants.tabs.${each}`),
        ...(each === tab && {
          content: (
            <Stack style={{ paddingBlockStart: 16 }}>
              <Suspense fallback={<Skeleton blockSize={320} aria-busy />}>
                <TabContent key={restaurant.id} restaurant={restaurant} denial={denial} />
              </Suspense>
            </Stack>
          ),
        }),
      }))}
    />
  );
}

interface StatusMenuProps {
  restaurant: RestaurantRow;
  actions: RestaurantActions;
}

/** The status changes that the restaurant allows. */
function StatusMenu({ restaurant, actions }: StatusMenuProps) {
  const { t } = useTranslation();
  return (
    <MoreMenu label={t('restaurants.more', { name: restaurant.name })} variant="plain" tone="dark" size="sm">
      {actions.actionsOf(restaurant).map(({ action, denial }) => (
        <MenuItem
          key={action}
          tone={action === 'archive' ? 'danger' : 'neutral'}
          disabled={denial !== undefined}
          description={denial}
          onAction={() => actions.start(restaurant, action)}
        >
          {t(`restaurants.actions.${action}`)}
        </MenuItem>
      ))}
    </MoreMenu>
  );
}
