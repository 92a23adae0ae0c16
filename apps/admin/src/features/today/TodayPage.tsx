import {
  catalogueQuery,
  currentAbility,
  eightySixQuery,
  eventsQuery,
  readSession,
  tasksQuery,
  useAbility,
  type QueryClient,
} from '@larder/domain';
import { eventCalendars } from '@larder/domain/contract';
import { Grid, GridItem, PageHeader } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { lazyCard } from '../../components/lazyCard';
import { usePageTitle } from '../../hooks/usePageTitle';
import { EventsCard } from './components/EventsCard';
import { SoldOutCard } from './components/SoldOutCard';
import { TasksCard } from './components/TasksCard';

const TeamCard = lazyCard(() => import('./components/TeamCard'), 'TeamCard');

/** Starts the queries of the page without waiting: each card shows its loading and error state. */
export function loadToday(queryClient: QueryClient) {
  const ability = currentAbility();
  const { restaurant } = readSession();
  if (ability.can('read', 'task')) void queryClient.prefetchQuery(tasksQuery({}));
  if (ability.can('read', 'event')) void queryClient.prefetchQuery(eventsQuery(eventCalendars));
  if (ability.can('read', 'menu') && restaurant) {
    void queryClient.prefetchQuery(eightySixQuery(restaurant._id));
    void queryClient.prefetchQuery(catalogueQuery('published'));
  }
}

const third = { base: 1, md: 1, xl: 4 } as const;

/** Tasks, events, the sold-out items and the team of the restaurant. The start page of users who may not read a dashboard. */
export function TodayPage() {
  const { t } = useTranslation();
  const title = usePageTitle();
  const ability = useAbility();
  return (
    <>
      <PageHeader title={title} />
      <Grid columns={{ base: 1, md: 2, xl: 12 }}>
        {ability.can('read', 'task') && (
          <GridItem span={third}>
            <TasksCard />
          </GridItem>
        )}
        {ability.can('read', 'event') && (
          <GridItem span={third}>
            <EventsCard />
          </GridItem>
        )}
        {ability.can('read', 'menu') && (
          <GridItem span={third}>
            <SoldOutCard />
          </GridItem>
        )}
        {ability.can('read', 'staff') && (
          <GridItem span={{ base: 1, md: 2, xl: 12 }}>
            <TeamCard title={t('today.team.title')} blockSize={240} />
          </GridItem>
        )}
      </Grid>
    </>
  );
}
