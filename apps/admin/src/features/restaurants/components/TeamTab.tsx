import { ApiError, ledgerCall, useAbility, useOpenings, useStaff, useUpdateStaff } from '@larder/domain';
import { staffEndpoints, type Staff, type StaffForm } from '@larder/domain/contract';
import { Alert, Avatar, Skeleton, Stack, StatusPill, Switch, Text } from '@larder/ui';
import { DescriptionList } from '@larder/ui/DescriptionList';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { useFailureReason } from '../../../hooks/useFailureReason';
import { useFieldMessage } from '../../../hooks/useFieldMessage';
import { useFormats } from '../../../hooks/useFormats';
import { useRecordChange } from '../../../hooks/useUndo';
import * as styles from './Restaurants.css';
import type { RestaurantTabProps } from './TabForm';

/** The staff of the restaurant and its openings. */
export function TeamTab({ restaurant }: RestaurantTabProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const staff = useStaff({ restaurant: restaurant.id });
  const openings = useOpenings({ restaurant: restaurant.id }).data ?? [];
  const denial = ability.can('update', 'staff') ? undefined : t('restaurants.denied.staff');
  if (staff.isPending) return <Skeleton blockSize={240} />;
  if (!staff.data) return <LoadError title={t('restaurants.team.failed')} query={staff} />;
  const sorted = staff.data.toSorted((one, other) => Number(other.active) - Number(one.active));
  return (
    <Stack gap="px20">
      <ul className={styles.week} aria-label={t('restaurants.team.staff')}>
        {sorted.map((person) => (
          <StaffRow
            key={person.id}
            person={person}
            denial={denial}
            currency={restaurant.currency}
            isManager={person.id === restaurant.managerId}
          />
        ))}
      </ul>
      {openings.length > 0 && (
        <Stack gap="px8">
          <Text as="h3" variant="title3">
            {t('jobs.openings.title')}
          </Text>
          <DescriptionList
            layout="ends"
            items={openings.map(({ id, title, status }) => ({
              id,
              term: <bdi>{title}</bdi>,
              value: t(`jobs.statuses.${status}`),
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}

interface StaffRowProps {
  person: Staff;
  denial: string | undefined;
  currency: string;
  isManager: boolean;
}

function StaffRow({ person, denial, currency, isManager }: StaffRowProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const message = useFieldMessage();
  const reason = useFailureReason();
  const record = useRecordChange();
  const { mutateAsync: update } = useUpdateStaff();
  const [failure, setFailure] = useState<string>();
  const { id, name, position, canApprove, active, wage, version } = person;
  const change = async (set: Partial<Pick<StaffForm, 'canApprove' | 'active'>>) => {
    setFailure(undefined);
    try {
      const saved = await update({ id, version, set });
      const previous = Object.fromEntries(Object.keys(set).map((key) => [key, person[key as keyof typeof set]]));
      record({
        text: { key: 'restaurants.toasts.staffSaved', values: { name } },
        calls: [ledgerCall(staffEndpoints.update, { id, version: saved.version, set: previous }, saved)],
        reload: ['staff', 'restaurants'],
      });
    } catch (error) {
      const [first] = error instanceof ApiError ? Object.values(error.errors) : [];
      setFailure(first ? message(first[0]) : reason(error));
    }
  };
  return (
    <li className={styles.person}>
      <Avatar name={name} colorKey={id} aria-hidden />
      <div className={styles.personName}>
        <Text variant="bodyStrong" dir="auto">
          {name}
        </Text>
        <Text variant="caption" tone="muted">
          {[
            t(`staff.positions.${position}`),
            wage !== null && t('jobs.openings.wage.hour', { wage: formats.money(wage, currency) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {isManager && <StatusPill tone="primary">{t('restaurants.fields.managerId')}</StatusPill>}
      </div>
      <Switch
        label={t('restaurants.team.canApprove')}
        aria-label={t('restaurants.team.canApproveOf', { name })}
        checked={canApprove}
        disabled={denial !== undefined}
        title={denial}
        onCheckedChange={(isOn) => void change({ canApprove: isOn })}
      />
      <Switch
        label={t('restaurants.team.active')}
        aria-label={t('restaurants.team.activeOf', { name })}
        checked={active}
        disabled={denial !== undefined}
        title={denial}
        onCheckedChange={(isOn) => void change({ active: isOn })}
      />
      {failure && (
        <Alert tone="danger" className={styles.personFailure}>
          {failure}
        </Alert>
      )}
    </li>
  );
}
