import { useAbility, useCurrentRestaurant, useShifts } from '@larder/domain';
import { shiftStates, teamAt, type TeamMember } from '@larder/domain/contract';
import { Avatar, Stack, Text } from '@larder/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { RouterLink } from '../../../components/RouterButton';
import { useFormats } from '../../../hooks/useFormats';
import { useRestaurantZone } from '../../../hooks/useRestaurantZone';
import { LabourSoFar } from './LabourSoFar';
import * as styles from './TeamCard.css';

/** The staff of the business date by state, in the restaurant's time zone. Contains no wages (decision 25). */
export function TeamCard() {
  const { t } = useTranslation();
  const restaurant = useCurrentRestaurant();
  const ability = useAbility();
  const scope = restaurant?._id ?? 'all';
  return (
    <QueryCard
      title={t('today.team.title')}
      query={useShifts({ restaurant: scope })}
      isEmpty={({ shifts }) => shifts.length === 0}
      emptyText={t('today.team.none')}
    >
      {({ shifts, asOf }) => {
        const team = teamAt(shifts, new Date(asOf));
        const groups = shiftStates.map((state) => team.filter((member) => member.state === state));
        return (
          <Stack>
            <Stack direction="row" gap="px16" wrap className={styles.summary}>
              <Text variant="bodyStrong">{t('today.team.count', { on: groups[0]!.length, total: team.length })}</Text>
              <Text tone="muted">{t('today.team.planned')}</Text>
              {ability.can('read', 'dashboard', 'labour') && <LabourSoFar restaurant={scope} />}
            </Stack>
            {groups.map((members) => members.length > 0 && <TeamGroup key={members[0]!.state} members={members} />)}
          </Stack>
        );
      }}
    </QueryCard>
  );
}

/** Staff members with the same state. */
function TeamGroup({ members }: { members: readonly TeamMember[] }) {
  const { t } = useTranslation();
  const formats = useFormats(useRestaurantZone().timeZone);
  const heading = useId();
  return (
    <Stack gap="px8">
      <Text as="h3" variant="label" tone="muted" id={heading}>
        {t(`today.team.states.${members[0]!.state}`)}
      </Text>
      <ul className={styles.people} aria-labelledby={heading}>
        {members.map(({ staffId, name, position, times }) => (
          <li key={staffId} className={styles.person}>
            <Avatar name={name} colorKey={staffId} aria-hidden />
            <Stack gap="px2" className={styles.texts}>
              <PersonName name={name} />
              <Text variant="caption" tone="muted" tabular>
                {t(`staff.positions.${position}`)}
                {times.map(({ startAt, endAt }) => (
                  <span key={startAt}>
                    {' · '}
                    <span className={styles.time}>
                      {formats.time(startAt)} – {formats.time(endAt)}
                    </span>
                  </span>
                ))}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** The name of a staff member. A link to the team of the restaurant, if the user may read it. */
function PersonName({ name }: { name: string }) {
  const restaurant = useCurrentRestaurant();
  const ability = useAbility();
  return (
    <Text variant="bodyStrong">
      {restaurant && ability.can('read', 'restaurant') ? (
        <RouterLink to="/apps/restaurants" search={{ panel: restaurant._id, tab: 'team' }} tone="inherit">
          <bdi>{name}</bdi>
        </RouterLink>
      ) : (
        <bdi>{name}</bdi>
      )}
    </Text>
  );
}
