import { useEvents, useServerNow } from '@larder/domain';
import { eventCalendars, eventsOn, type CalendarEvent, type Occurrence } from '@larder/domain/contract';
import { Stack, Text } from '@larder/ui';
import { List } from '@larder/ui/List';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { RouterLink } from '../../../components/RouterButton';
import { useFormats } from '../../../hooks/useFormats';
import { useRestaurantZone } from '../../../hooks/useRestaurantZone';

/** Today's events that the user may read, sorted by start. */
export function EventsCard() {
  const { t } = useTranslation();
  const now = useServerNow();
  const { timeZone } = useRestaurantZone();
  const formats = useFormats(timeZone);
  const today = (events: readonly CalendarEvent[]) => eventsOn(events, now, timeZone);
  const timeOf = ({ event, start, end }: Occurrence) =>
    event.allDay ? t('today.events.allDay') : `${formats.time(start)} – ${formats.time(end)}`;
  return (
    <QueryCard
      title={t('today.events.title')}
      query={useEvents(eventCalendars)}
      isEmpty={(events) => today(events).length === 0}
      emptyText={t('today.events.none')}
    >
      {(events) => (
        <List marker="none" gap="loose">
          {today(events).map((occurrence) => (
            <Stack key={occurrence.key} gap="px2">
              <Text variant="bodyStrong">
                <RouterLink to="/apps/calendar" search={{ event: occurrence.key }} tone="inherit">
                  <bdi>{occurrence.event.title}</bdi>
                </RouterLink>
              </Text>
              <Text variant="caption" tone="muted">
                {timeOf(occurrence)}
                {occurrence.event.extendedProps.location && (
                  <>
                    {' · '}
                    <bdi>{occurrence.event.extendedProps.location}</bdi>
                  </>
                )}
              </Text>
            </Stack>
          ))}
        </List>
      )}
    </QueryCard>
  );
}
