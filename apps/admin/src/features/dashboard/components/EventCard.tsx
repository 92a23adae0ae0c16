import { useCardAdvance } from '@larder/domain';
import { AvatarGroup, Button, Icon, Text, type IconType } from '@larder/ui';
import { Check, Clock3, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useRestaurantZone } from '../../../hooks/useRestaurantZone';
import { useCardChange } from '../useCardChange';
import { useCardRestaurant } from '../useCardRestaurant';
import { DayHeading } from './DayHeading';
import * as styles from './EventCard.css';
import { foot, root } from './MenuLaunchCard.css';

/** The next event of the restaurant, with a button to attend. */
export function EventCard() {
  const { t } = useTranslation();
  const formats = useFormats(useRestaurantZone().timeZone);
  const { change, isPending } = useCardChange();
  const restaurant = useCardRestaurant();
  const update = (attending: boolean) => ({ card: 'event', restaurant, data: { attending } }) as const;
  const setAttending = (attending: boolean) =>
    change({
      update: update(attending),
      inverse: update(!attending),
      done: t(attending ? 'cards.event.comes' : 'cards.event.staysAway'),
      failed: t('cards.event.failed'),
    });
  return (
    <QueryCard title={t('cards.event.title')} query={useCardAdvance('event', { restaurant })} skeletonSize={216}>
      {({ date, title, text, start, end, place, guests, guestCount, attending }) => {
        const facts: [IconType, string][] = [
          [Clock3, `${formats.time(start)} – ${formats.time(end)}`],
          [MapPin, place],
        ];
        return (
          <div className={root}>
            <DayHeading date={date} title={title} text={text} />
            <ul className={styles.facts}>
              {facts.map(([icon, fact]) => (
                <li key={fact} className={styles.fact}>
                  <Icon as={icon} size={16} />
                  <bdi>{fact}</bdi>
                </li>
              ))}
            </ul>
            <div>
              <Text as="p" variant="caption" tone="muted" className={styles.guests}>
                {t('cards.event.guests', { count: guestCount })}
              </Text>
              <AvatarGroup
                label={t('cards.event.guestsLabel')}
                items={guests.map(({ id, fullName, avatar }) => ({ name: fullName, src: avatar, colorKey: id }))}
                max={5}
              />
            </div>
            <div className={foot}>
              <Button
                size="sm"
                variant={attending ? 'flat' : 'quiet'}
                startIcon={attending ? Check : undefined}
                aria-pressed={attending}
                aria-disabled={isPending || undefined}
                onClick={() => !isPending && setAttending(!attending)}
              >
                {t('cards.event.coming')}
              </Button>
            </div>
          </div>
        );
      }}
    </QueryCard>
  );
}
